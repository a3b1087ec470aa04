import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestServiceOptions } from '#tests/support/service.ts';

/** One parameter of an address. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Readonly<Record<string, unknown>> & { readonly type?: string; readonly enum?: readonly string[] };
}

/** What an address answers with a status, by media type. */
interface Described {
  /** A pointer to where it is described once for many. */
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, Media>>;
}

/** What is answered in one media type. */
interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: { readonly type: string } }>>;
}

/** What can be asked at an address with one method. */
interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Described>>;
}

/** An OpenAPI 3.1 document, as far as it is read here. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly servers?: readonly { readonly url: string; readonly description?: string; readonly 'x-sandbox'?: boolean }[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, Described>>;
    readonly securitySchemes: Readonly<
      Record<string, { readonly bearerFormat?: string; readonly description?: string }>
    >;
  };
}

/** One line of the description. */
export interface Address {
  /** Path with its parameters in braces, without the base. */
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly isPrivate: boolean;
  /** Where the line stands in the document, as a JSON pointer. */
  readonly pointer: string;
}

/** The base under which the document of the project has its addresses. */
const OWN_BASE = '/api';

/** The project's own description, made from the contract and as a service with these settings publishes it: no server under test has a say in it. */
export const ownDescription = async (settings: TestServiceOptions['settings'] = {}): Promise<Description> => {
  const service = await serveOver(memoryStorage(), { settings });
  try {
    return (await (await fetch(`${service.api}/openapi.json`)).json()) as Description;
  } finally {
    await service.stop();
  }
};

/** One segment of a JSON pointer (RFC 6901). */
export const pointerPart = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every address of a description, in its order. */
export const addressesOf = ({ paths }: Description): readonly Address[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path: path.startsWith(OWN_BASE) ? path.slice(OWN_BASE.length) : path,
      method: method.toUpperCase(),
      operation,
      // An empty choice says that no token is needed.
      isPrivate: (operation.security ?? []).some((one) => Object.keys(one as object).length > 0),
      pointer: `/paths/${pointerPart(path)}/${method}`,
    })),
  );

/** What an address answers with a status, and where in the document that stands, as a JSON pointer. */
export const answerOf = (
  { components }: Description,
  { operation, pointer }: Address,
  status: number,
): { readonly described: Described | undefined; readonly pointer: string } => {
  const described = operation.responses[String(status)];
  if (described?.$ref === undefined) return { described, pointer: `${pointer}/responses/${status}` };
  const shared = described.$ref.slice(1);
  return { described: components.responses[shared.split('/').at(-1) ?? ''], pointer: shared };
};

/** What an address answers, by status; what is described once for many in full. */
export const answersOf = (
  description: Description,
  address: Address,
): readonly (readonly [status: string, described: Described | undefined])[] =>
  Object.keys(address.operation.responses).map((status) => [
    status,
    answerOf(description, address, Number(status)).described,
  ]);

/** Media type of what an address answers when all goes well. */
export const typeOf = ({ operation }: Address): string =>
  Object.keys(operation.responses['200']?.content ?? {})[0] ?? 'application/json';

/** Names of the parameters in a part of the request. */
export const namesIn = ({ operation }: Address, where: 'query' | 'path'): readonly string[] =>
  (operation.parameters ?? []).filter((one) => one.in === where).map(({ name }) => name);
