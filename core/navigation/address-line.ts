/** Readers of a route; the rule behind each word is in `core/access`. */
export type Audience =
  | 'everyone'
  | 'anonymousOnly'
  | 'caaOnly'
  | 'farmerOnly'
  | 'farmerWithOpenMandate'
  | 'signedIn'
  | 'dashboardFlag';

/**
 * What a page is (see `ui/pages/kinds`): texts that editors wrote, a list, one entry of a list, the index of a section, a
 * form, figures, the reserved area; or a page of its own kind.
 */
export type PageKind = 'content' | 'list' | 'detail' | 'section' | 'form' | 'dashboard' | 'desk' | 'own';

/** The menu beside the pages of a section (MENU-01, MENU-02); that of the transparency is a tree of the service's. */
export type SideMenuName = 'agency' | 'aids' | 'transparency';

/** One row of the table of addresses. */
export interface AddressLine {
  /** Unique name of the route, used by pages, menus and links. */
  readonly id: string;
  /** `:name` is one segment, a final `*` is one or more; `{agency}`, `{product}`, `{app}` come from the settings. */
  readonly pattern: string;
  readonly audience: Audience;
  readonly kind: PageKind;
  /** Slug of the head that the editors give the page (PAGE-36). */
  readonly hero?: string;
  /** The menu beside the page. */
  readonly side?: SideMenuName;
  /** Slug of the page's content, where it is not its path. */
  readonly content?: string;
  /** Name of the list that a page of kind `list` shows, where it is not the route's. */
  readonly list?: string;
  /** The route whose page this one shows. */
  readonly pageOf?: string;
  /** The list above a record's page: a change of company leads there (D-60). */
  readonly belongsTo?: string;
  /** Title of the page; `{AGENCY}` is the short name. */
  readonly title: string;
  /** Label in breadcrumbs where neither the segment's words nor a rewriting (NAV-18, NAV-19) gives it. */
  readonly breadcrumb?: string;
  /** What stands on it changes with what people do and not with the content: no cache keeps it. */
  readonly live?: true;
  /** The route that takes its place (D-14). */
  readonly redirectTo?: string;
}
