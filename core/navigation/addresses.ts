import { PUBLIC_ADDRESSES } from './public-addresses.ts';
import { REDIRECT_ADDRESSES } from './redirect-addresses.ts';
import { RESERVED_ADDRESSES } from './reserved-addresses.ts';
import { VISITOR_ADDRESSES } from './visitor-addresses.ts';

/** Every address of the portal (§2.1 to §2.4); the order has no meaning, fixed segments always win. */
export const ADDRESSES = [
  ...PUBLIC_ADDRESSES,
  ...REDIRECT_ADDRESSES,
  ...VISITOR_ADDRESSES,
  ...RESERVED_ADDRESSES,
] as const;

type Line = (typeof ADDRESSES)[number];

/** Name of one route. */
export type RouteId = Line['id'];

/** Name of the list that a page of kind `list` shows. */
type ListOf<Row> = Row extends { readonly kind: 'list' }
  ? Row extends { readonly list: infer Name }
    ? Name
    : Row extends { readonly id: infer Name }
      ? Name
      : never
  : never;
export type ListName = ListOf<Line>;

type ParamsIn<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> | ParamsIn<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : Pattern extends '*'
      ? 'rest'
      : never;

/** Names of the parameters in a route's pattern; the part of the address under `*` is called `rest`. */
export type ParamNames<Id extends RouteId> = ParamsIn<Extract<Line, { id: Id }>['pattern']>;

/** Routes whose address has no parameter. */
export type FixedRouteId = { [Id in RouteId]: [ParamNames<Id>] extends [never] ? Id : never }[RouteId];
