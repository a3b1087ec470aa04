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

    @LIST-12 @http @dati-dimostrativi
    Esempio: solo le normative
      Dato l'indice di ricerca del portale
      Quando un visitatore cerca "domanda" tra le "Normative"
      Allora tutti i risultati sono di tipo "NORMATIVE"

    @LIST-12
    Esempio: il tipo si legge senza trattini bassi
      Quando un risultato è di tipo "AIUTI_E_BANDI"
      Allora sulla scheda del risultato si legge "AIUTI E BANDI"

    @LIST-06
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

    @LIST-11 @http @dati-dimostrativi
    Esempio: la prima pagina di risultati
      Dato l'indice di ricerca del portale
      Quando un visitatore cerca "domanda" tra le "Tutte"
      Allora vede al massimo 10 risultati, e il totale non è inferiore

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

    @LIST-12
    Esempio: niente
      Dato l'indice di ricerca del portale
      Quando un visitatore cerca "" tra le "Tutte"
      Allora non viene cercato nulla

    @LIST-12
    Esempio: soli spazi
      Dato l'indice di ricerca del portale
      Quando un visitatore cerca "   " tra le "Tutte"
      Allora non viene cercato nulla
