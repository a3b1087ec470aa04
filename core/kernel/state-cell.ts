/**
 * Holds one state. The core reads and replaces whole values; how they are stored and who is notified
 * belongs to the adapter (valtio in the browser, a plain variable on the server and in tests).
 */
export interface StateCell<S> {
  read(): S;
  replace(next: S): void;
}
