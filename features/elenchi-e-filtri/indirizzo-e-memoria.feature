# language: it
Funzionalità: L'indirizzo di un elenco e la memoria della sessione
  Un elenco filtrato si può salvare, copiare e spedire; e chi ci torna durante la
  stessa visita ritrova i propri filtri.

  Regola: I filtri restano per la sessione negli elenchi che li ricordano

    @LIST-07
    Schema dello scenario: chi esce da un elenco e vi rientra
      Dato un visitatore nell'elenco "<elenco>"
      E ha applicato i filtri
        | <filtro> | <valore> |
      Quando va altrove e poi torna all'elenco "<elenco>"
      Allora l'unica etichetta è "<etichetta>"

      @percorso
      Esempi:
        | elenco            | filtro          | valore        | etichetta                 |
        | normative         | Categorie       | Legge       | Legge                   |
        | servizi           | Settore         | Sviluppo rurale | Sviluppo rurale         |
        | comunicati stampa | Categorie       | Pagamenti     | Pagamenti                 |
        | modulistica       | Categorie       | Controlli     | Controlli                 |
        | delibere          | Numero          | 12            | Numero: 12                |
        | delibere          | Pubblicato dal  | 03/02/2024    | Pubblicato dal 03/02/2024 |
        | concorsi          | Stato           | Aperto        | Aperto                    |
        | appalti           | CIG             | Z3A41B09C2    | CIG: Z3A41B09C2           |
        | eventi            | Lingua          | Italiano      | Italiano                  |

      Esempi: i messaggi, nella pagina di chi ha fatto l'accesso:
        | elenco            | filtro          | valore        | etichetta                 |
        | notifiche         | Solo da leggere | sì            | Solo da leggere           |
        | notifiche         | Periodo         | 30            | Ultimi 30 giorni          |

    @LIST-07 @percorso
    Esempio: gli articoli non hanno memoria
      Dato un visitatore nell'elenco "articoli"
      E ha applicato i filtri
        | Categorie | Ambiente |
      Quando va altrove e poi torna all'elenco "articoli"
      Allora non c'è alcuna etichetta

    @LIST-07 @percorso
    Esempio: ogni elenco ha la sua memoria
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Categorie | Legge |
      Quando un visitatore apre l'elenco "modulistica"
      Allora non c'è alcuna etichetta

  Regola: L'indirizzo comanda; solo se non dice nulla parla la memoria
    La specifica dice che i filtri restano per la sessione e che stanno nell'indirizzo, ma non chi
    vince. Abbiamo deciso che vince l'indirizzo: appena contiene un filtro, delle parole, un ordine
    o una pagina, la memoria tace; anche se dice solo ciò che vale da sé, come la prima pagina: così
    chi toglie l'ultimo filtro prima che arrivi lo script non se lo ritrova.

    @LIST-16 @interpretazione @percorso
    Schema dello scenario: con l'anno 2024 in memoria
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Anno di riferimento | 2024 |
      Quando torna all'elenco "normative" dall'indirizzo "<indirizzo>"
      Allora l'indirizzo dell'elenco è "<mostrato>"

      Esempi:
        | indirizzo            | mostrato             |
        |                      | ?referenceYears=2024 |
        | ?colore=rosso        | ?referenceYears=2024 |
        | ?referenceYears=2022 | ?referenceYears=2022 |
        | ?search=olio         | ?search=olio         |
        | ?sort=ASC            | ?sort=ASC            |
        | ?page=2              | ?page=2              |
        | ?page=1              | ?                    |
        | ?search=&sort=DESC   | ?                    |

    @LIST-16 @interpretazione @percorso
    Esempio: un indirizzo copiato mostra lo stesso elenco a chi ha altri filtri in memoria
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Categorie | Legge |
      Quando torna all'elenco "normative" dall'indirizzo "?referenceYears=2022&sort=ASC"
      Allora l'unica etichetta è "2022"
      E l'elenco parte dal meno recente

    @LIST-16 @interpretazione @percorso
    Esempio: chi toglie l'ultimo filtro non se lo ritrova
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Categorie | Legge |
      Quando toglie l'etichetta "Legge"
      E va altrove e poi torna all'elenco "normative"
      Allora non c'è alcuna etichetta

    @LIST-16 @LIST-04 @percorso
    Esempio: quando parla la memoria l'elenco lo dice, e "Elimina tutto" la svuota
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Categorie | Legge |
      Quando va altrove e poi torna all'elenco "normative"
      Allora l'elenco dice che sono i filtri dell'ultima ricerca
      Quando elimina tutti i filtri
      E va altrove e poi torna all'elenco "normative"
      Allora non c'è alcuna etichetta
      E l'elenco non dice che sono i filtri dell'ultima ricerca

    @LIST-16 @interpretazione @percorso
    Esempio: "Indietro" dentro l'elenco riporta davvero all'elenco senza filtri
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Categorie | Legge |
      Quando torna indietro dentro l'elenco "normative" all'indirizzo ""
      Allora non c'è alcuna etichetta

  Regola: Ogni filtro ha il suo nome nell'indirizzo

    @LIST-08 @percorso
    Schema dello scenario: come si scrive un filtro nell'indirizzo
      Dato un visitatore nell'elenco "<elenco>"
      Quando applica i filtri
        | <filtro> | <valore> |
      Allora l'indirizzo dell'elenco è "<indirizzo>"

      Esempi:
        | elenco    | filtro             | valore     | indirizzo                       |
        | normative | Anno di riferimento | 2024      | ?referenceYears=2024            |
        | delibere  | Numero             | 12         | ?deedNumber=12                  |
        | delibere  | Anno               | 2024       | ?referenceYear=2024             |
        | delibere  | Pubblicato dal     | 03/02/2024 | ?publicationDateFrom=2024-02-03 |
        | delibere  | Pubblicato fino al | 03/02/2024 | ?publicationDateTo=2024-02-03   |
        | eventi    | Evento dal         | 03/02/2024 | ?eventDateFrom=2024-02-03       |
        | eventi    | Evento fino al     | 03/02/2024 | ?eventDateTo=2024-02-03         |
        | appalti   | Stato              | Pubblicato | ?contractStatus=Pubblicato      |
        | appalti   | Identificativo     | A-7        | ?identifier=A-7                 |
        | appalti   | CIG                | Z3A41B09C2 | ?cig=Z3A41B09C2                 |
