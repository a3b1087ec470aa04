/**
 * What the pages with titled texts call their own parts, one by one or by how the name begins. An anchor that comes from somebody's
 * words must be none of these, or the links to it would lead elsewhere. `tests/adapters/values/every-page.spec.ts` finds what is missing.
 */
const PAGE_IDS =
  /^(?:portale|portale-dati|contenuto|testo|pie-di-pagina|menu-del-portale|ricerca-nel-portale|titolo-pagina|filtri|apri-filtri|dettagli|tabella|tipi-di-risultato|viste|ordina|ordina-filtri|inizio-elenco|fine-elenco|porta-con-te|evidenza|prossimi|organigramma-in-parole|bandi-aiuti-sociali|termini|disegno|c\d+|anno-in-una-riga|cosa-devo-fare|che-cosa-fare|fascicolo-(?:documento|pec|conti|contratti|antimafia|scheda)|cerca-(?:elenco|pagina|portale)|(?:it|mese|disegno|pagina|voce)-.+)$/u;

/** Whether the pages of the portal have a part of their own with this id. */
export const isPageId = (id: string): boolean => PAGE_IDS.test(id);

/**
 * The titled parts of a text, each with an anchor that nothing else on its page has: its own where that can be kept, so that former
 * links still lead there, else "sezione-" before its own, with a number where that is taken too (PAGE-17).
 */
export const withAnchors = <S extends { readonly id: string }>(sections: readonly S[]): readonly S[] => {
  const stems = sections.map(({ id }) =>
    /^\S+$/u.test(id) && !isPageId(id) ? id : `sezione-${id.replaceAll(/\s+/gu, '-')}`,
  );
  // An anchor that can be kept is nobody else's.
  const kept = new Set(stems.filter((stem, index) => stem === sections[index]?.id));
  const given = new Set<string>();
  return sections.map((section, index) => {
    const stem = stems[index] ?? section.id;
    let id = stem;
    for (let count = 2; given.has(id) || (id !== section.id && kept.has(id)); count += 1) id = `${stem}-${count}`;
    given.add(id);
    return id === section.id ? section : { ...section, id };
  });
};
