/** Why the campaigns are not shown: the sentence of the specification, and the status where there was one (ERR-04). */
export interface SideMenuFailure {
  readonly code: 'payments.side-menu-unavailable';
  readonly message: string;
  readonly status: number | undefined;
}
