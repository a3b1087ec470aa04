/** Words of the editor, in groups within groups. */
export interface Phrases {
  readonly [name: string]: string | Phrases;
}

/** What the editor's own Italian leaves in English or in the words of programmers, and what here means something else: what it saves is published later. */
const OWN_WORDS: Phrases = {
  auth: { loginWithAzure: 'Accedi con Azure', loginWithForgejo: 'Accedi con Forgejo' },
  collection: {
    collectionTop: {
      newButton: 'Aggiungi %{collectionLabel}',
      viewAsList: 'Vedi come elenco',
      viewAsGrid: 'Vedi come griglia',
    },
    entries: { unpublishedHeader: 'Bozze' },
  },
  editor: {
    editorControl: { field: { widgetLabel: 'campo %{widgetLabel}' } },
    editorControlPane: { widget: { regexPattern: '«%{fieldLabel}» %{pattern}.', required: '«%{fieldLabel}» manca.' } },
    editor: {
      onDeletePublishedEntry: 'Togliere questo contenuto? Dal portale sparisce alla prossima pubblicazione.',
      onDeleteWithUnsavedChanges:
        'Togliere questo contenuto, e ciò che non è stato salvato? Dal portale sparisce alla prossima pubblicazione.',
    },
    editorToolbar: {
      publish: 'Salva',
      publishing: 'Salvataggio…',
      published: 'Salvato',
      deletePublishedEntry: 'Togli il contenuto',
      deleteEntry: 'Togli il contenuto',
    },
    editorWidgets: {
      markdown: {
        strikethrough: 'Barrato',
        toggleMode: { rich: 'Passa al testo formattato', markdown: 'Passa a Markdown' },
      },
      datetime: { setToNow: '%{fieldLabel}: adesso' },
      object: { expand: 'Apri', collapse: 'Chiudi' },
    },
  },
  mediaLibrary: { mediaLibraryModal: { upload: 'Carica', download: 'Scarica', close: 'Chiudi' } },
  ui: {
    settingsDropdown: { account: 'Il proprio accesso' },
    toast: {
      missingRequiredField: 'Non è stato salvato: alcuni campi non vanno bene. Sotto ciascuno c’è scritto perché.',
      entrySaved: 'Salvato',
      onFailToPersist: 'Non è stato salvato: %{details}',
    },
  },
};

/** With drafts the editor's words keep their meaning, but for what goes into the portal only at the next publication. */
const DRAFT_WORDS: Phrases = {
  editor: {
    editorToolbar: {
      publish: 'Approva',
      publishing: 'Approvazione…',
      published: 'Approvato',
      publishNow: 'Approva',
      publishAndCreateNew: 'Approva e scrivine un altro',
      publishAndDuplicate: 'Approva e duplica',
    },
    editor: {
      onPublishing: 'Approvare questa bozza? Entra nel portale alla prossima pubblicazione.',
      onPublishingNotReady: 'Prima di approvare, lo stato va messo su «Pronto».',
      onPublishingWithUnsavedChanges: 'Ci sono modifiche non salvate: salvarle prima di approvare.',
    },
  },
  workflow: {
    workflow: {
      newPost: 'Nuovo contenuto',
      description:
        '%{smart_count} bozza da rivedere, %{readyCount} pronte da approvare. |||| %{smart_count} bozze da rivedere, %{readyCount} pronte da approvare. ',
    },
    workflowCard: { publishChanges: 'Approva le modifiche', publishNewEntry: 'Approva il contenuto nuovo' },
    workflowList: {
      onPublishingNotReadyEntry: 'Si approva soltanto ciò che è nella colonna «Pronto».',
      onPublishEntry: 'Approvare questa bozza? Entra nel portale alla prossima pubblicazione.',
    },
  },
  ui: {
    toast: { entryPublished: 'Approvato', onFailToPublishEntry: 'Non è stato approvato: %{details}' },
  },
};

/** The editor's Italian with the portal's words in it; `hasDrafts`: whether what is saved is a draft that somebody approves. */
export const italianPhrases = (editors: Phrases, hasDrafts: boolean): Phrases => {
  const known = merged(editors, OWN_WORDS);
  return hasDrafts ? merged(known, DRAFT_WORDS) : known;
};

// Helpers

const merged = (under: Phrases, over: Phrases): Phrases => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([name, words]) => {
      const known = under[name];
      return [name, typeof words === 'object' && typeof known === 'object' ? merged(known, words) : words];
    }),
  ),
});
