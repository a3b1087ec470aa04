/** Prints one part of the page alone, by the name under which the styles know it (`html[data-print]`). */
export const printOnly = (part: string): void => {
  const root = document.documentElement;
  root.dataset['print'] = part;
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
};
