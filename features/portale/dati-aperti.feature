# language: it
Funzionalità: Dati aperti
  Chi studia, racconta o riusa i dati dell'agenzia li scarica interi, sa che cosa contengono e che cosa può farne.

  Regola: Ogni elenco che si può scaricare è un insieme di dati, con tante voci quante ne conta la sua pagina

    @DATI-01 @solo-http @dati-dimostrativi @percorso
    Esempio: un visitatore guarda i dati aperti
      Quando un visitatore apre i dati aperti
      Allora fra gli insiemi di dati ci sono "Normative", "Delibere" e "Scadenze", e la licenza è "Creative Commons Attribuzione 4.0 (CC BY 4.0)"

  Regola: Ogni colonna dice che cosa contiene

    @DATI-02
    Esempio: le colonne delle delibere
      Dato che ci sono 2 delibere del 2025 e 1 del 2026
      Quando si scaricano le delibere
      Allora la tabella ha 3 righe, e ogni sua colonna è spiegata

  Regola: Gli atti e i pagamenti di un anno hanno un indirizzo loro, con le stesse colonne
    L'indirizzo non cambia: chi lo ha scritto in un programma lo ritrova l'anno dopo.

    @DATI-04
    Schema dello scenario: un anno delle delibere
      Dato che ci sono 2 delibere del 2025 e 1 del 2026
      Quando si scaricano le delibere del <anno>
      Allora la tabella ha <righe> righe, e ogni sua colonna è spiegata

      Esempi:
        | anno | righe |
        | 2025 | 2     |
        | 2026 | 1     |

    @DATI-04
    Esempio: un anno senza atti
      Dato che ci sono 2 delibere del 2025 e 1 del 2026
      Quando si scaricano le delibere del 2019
      Allora la tabella non c'è

  Regola: Il catalogo è quello dell'agenzia delle impostazioni, con la sua licenza

    @DATI-03 @DATI-05
    Esempio: un'altra agenzia
      Dato che l'agenzia è "Agenzia dei Campi", con la licenza "CC0-1.0"
      Quando il catalogo nazionale legge i dati aperti
      Allora il catalogo nomina "Agenzia dei Campi" e "A11_CCO10", e non nomina "ANPAG"
