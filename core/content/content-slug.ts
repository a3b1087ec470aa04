import type { RouteMatch } from '#core/navigation/routes.ts';

/**
 * Slug of the content that a route shows: what the table says, else its path without the slash in front. Parameters
 * stand in it as they stand in the address, decoded.
 */
export const contentSlugOf = ({ route, params }: Pick<RouteMatch, 'route' | 'params'>): string =>
  (route.content ?? route.pattern.slice(1))
    .split('/')
    .map((part) =>
      part === '*' ? (params['rest'] ?? '') : part.startsWith(':') ? (params[part.slice(1)] ?? '') : part,
    )
    .join('/');
