# language: it
Funzionalità: Ricerca in tutto il portale
  Chi non sa dove si trovi un'informazione la cerca per parole in tutti i cataloghi insieme.

  Regola: I risultati si restringono per tipo con una delle sette voci

    @LIST-12
    Esempio: le voci e i loro valori
      Quando un visitatore apre la ricerca
      Allora le voci sono
        | Tutte             |                   |
        | Servizi           | SERVIZI           |
        | Normative         | NORMATIVE         |
        | Aiuti e bandi     | AIUTI_E_BANDI     |
        | Comunicati stampa | COMUNICATI_STAMPA |
        | Delibere          | DELIBERE          |
        | Modulistica       | MODULISTICA       |

    @LIST-12 @http @dati-dimostrativi @percorso
    Esempio: solo le normative
      Dato l'indice di ricerca del portale
      Quando un visitatore cerca "domanda" tra le "Normative"
      Allora tutti i risultati sono di tipo "NORMATIVE"

    @LIST-12
    Esempio: il tipo si legge senza trattini bassi
      Quando un risultato è di tipo "AIUTI_E_BANDI"
      Allora sulla scheda del risultato si legge "AIUTI E BANDI"

    @LIST-06 @percorso
    Esempio: cambiare voce riporta alla prima pagina
      Dato che un visitatore è alla pagina 3 dei risultati per "domanda"
      Quando passa alla voce "Servizi"
      Allora è alla pagina 1 dei risultati per "domanda"

  Regola: La scheda di un risultato dice sempre "Vai al dettaglio"
    Scelta nostra: le parole sono le stesse per una pagina, per i dettagli che si aprono qui e per un documento; del
    documento si dicono anche formato e peso, prima di scaricarlo.

    @PAGE-20 @interpretazione
    Esempio: una pagina o i dettagli
      Quando un risultato porta a una pagina
      Allora sulla scheda si legge "Vai al dettaglio"

    @PAGE-20 @interpretazione
    Esempio: un documento
      Quando un risultato porta a un documento "PDF, 120 kB"
      Allora sulla scheda si legge "Vai al dettaglio (PDF, 120 kB)"

  Regola: I risultati arrivano dieci alla volta
    Di ogni risultato il servizio dà titolo, descrizione, sommario e il brano in cui stanno le parole, con i nomi della
    specifica; un altro servizio può dare il sommario soltanto.

    @LIST-11 @http @dati-dimostrativi @percorso
    Esempio: la prima pagina di risultati
      Dato l'indice di ricerca del portale
      Quando un visitatore cerca "domanda" tra le "Tutte"
      Allora vede 10 risultati di più di 10

  Regola: Delibere e moduli si aprono nella finestra dei dettagli, il resto porta alla sua pagina o al suo documento

    @LIST-12
    Schema dello scenario: dove porta un risultato
      Quando un risultato è di tipo "<tipo>" con indirizzo "<indirizzo>"
      Allora porta <destinazione>

      Esempi:
        | tipo              | indirizzo           | destinazione                                   |
        | DELIBERE          | delibera-12         | alla finestra dei dettagli                     |
        | MODULISTICA       | modulo-1            | alla finestra dei dettagli                     |
        | SERVIZI           | domanda-unica       | alla pagina "/servizi/domanda-unica"           |
        | NORMATIVE         | decreto-5           | alla pagina "/normative/decreto-5"             |
        | AIUTI_E_BANDI     | pagamenti-ocm/vino  | alla pagina "/aiuti-e-bandi/pagamenti-ocm/vino" |

    @LIST-12
    Esempio: un comunicato stampa porta al suo documento
      Quando un risultato è di tipo "COMUNICATI_STAMPA" con il documento "comunicato.pdf"
      Allora porta al documento "comunicato.pdf"

  Regola: Senza parole non si cerca

    @LIST-12 @percorso
    Esempio: niente
      Dato l'indice di ricerca del portale
      Quando un visitatore cerca "" tra le "Tutte"
      Allora non viene cercato nulla

    @LIST-12 @percorso
    Esempio: soli spazi
      Dato l'indice di ricerca del portale
      Quando un visitatore cerca "   " tra le "Tutte"
      Allora non viene cercato nulla

  Regola: La ricerca conosce anche le pagine che non sono contenuti, e mette prima ciò che si può fare
    Un servizio, una pagina o uno strumento vengono prima di ciò che li spiega, le notizie per ultime, anche se più recenti.

    @LIST-30
    Schema dello scenario: che cosa viene prima
      Quando si ordinano un risultato di tipo "<prima>" e uno più recente di tipo "<dopo>"
      Allora viene prima quello di tipo "<prima>"

      Esempi:
        | prima     | dopo              |
        | SERVIZI   | COMUNICATI_STAMPA |
        | PAGINE    | EVENTI            |
        | FAQ       | NORMATIVE         |
        | NORMATIVE | ARTICOLI          |

    @LIST-30
    Esempio: una pagina per ogni indirizzo della mappa del sito
      Quando si chiede quali pagine conosce la ricerca
      Allora fra queste ci sono
        | /supporto/contatti    |
        | /supporto/ricerca-op  |
        | /cruscotto-pagamenti  |
        | /caa                  |

  Regola: Una parola vale anche per ciò che la redazione dice che significa
    La redazione tiene i sinonimi in un suo contenuto; all’importazione si rifiuta una parola spiegata due volte, e
    spiegazioni che girano in tondo.

    @LIST-31
    Esempio: la parola di tutti i giorni e quella dei contenuti
      Dato che per la redazione "gasolio" significa "UMA"
      Quando un visitatore scrive "gasolio agricolo"
      Allora si cerca anche "UMA"

    @LIST-31
    Esempio: singolare e plurale sono la stessa parola
      Dato che per la redazione "scadenza" significa "calendario"
      Quando un visitatore scrive "scadenze"
      Allora si cerca anche "calendario"

    @LIST-31
    Esempio: due spiegazioni che girano in tondo
      Dato che per la redazione "nafta" significa "gasolio"
      E che per la redazione "gasolio" significa "nafta"
      Allora l'importazione rifiuta i sinonimi

  Regola: La risposta migliore sta prima di tutte le altre, con ciò che si preme dopo
    È il primo risultato, se è una cosa da fare, un servizio o una pagina del portale e il suo titolo dice ciò che si è scritto.
    Notizie e atti non sono mai una risposta; dove si sceglie un tipo si torna all'elenco.

    @LIST-33 @interpretazione
    Schema dello scenario: quando c'è una risposta
      Quando si cerca "<testo>" tra le "<voce>" e il primo risultato è "<titolo>", di tipo "<tipo>"
      Allora la risposta <detta>

      Esempi:
        | testo          | voce    | titolo                           | tipo              | detta                 |
        | domanda unica  | Tutte   | Domanda unica                    | SERVIZI           | sta prima delle altre |
        | domande uniche | Tutte   | Domanda unica                    | SERVIZI           | sta prima delle altre |
        | iban           | Tutte   | Cambiare le coordinate (IBAN)    | CHE_COSA_FARE     | sta prima delle altre |
        | quando pagano  | Tutte   | Rispondere a un controllo        | CHE_COSA_FARE     | non c'è               |
        | domanda unica  | Servizi | Domanda unica                    | SERVIZI           | non c'è               |
        | domanda unica  | Tutte   | Domanda unica, pagati gli acconti | COMUNICATI_STAMPA | non c'è               |
        | controlli      | Tutte   | Domanda unica                    | SERVIZI           | non c'è               |
