# language: it
Funzionalità: Trovare un produttore del proprio CAA
  L'operatore di un centro di assistenza trova le aziende che hanno dato mandato ai suoi uffici, e solo
  quelle.

  Regola: Si cerca per denominazione o per CUAA, con almeno tre caratteri
    Le parole valgono in qualunque ordine; "srl" trova "S.r.l."; di un codice non contano gli spazi né la dicitura che lo
    precede, come in tutto il portale. Lo stesso vale nella scelta dell'azienda.

    @PAGE-30 @http @dati-dimostrativi @percorso
    Esempio: per denominazione, senza badare a maiuscole e accenti
      Quando Paola Verdi cerca "rinaldi vini SOCIETA" fra i propri produttori
      Allora trova "Rinaldi Vini Società Agricola S.r.l."
      E nell'indirizzo del produttore non c'è il suo CUAA

    @PAGE-30 @http @dati-dimostrativi @percorso
    Esempio: per CUAA
      Quando Paola Verdi cerca "01234560041" fra i propri produttori
      Allora trova "Pascoli Alti Società Agricola"

    @PAGE-30 @http @dati-dimostrativi @percorso
    Schema dello scenario: come la si scrive: <testo>
      Quando Paola Verdi cerca <testo> fra i propri produttori
      Allora trova "Rinaldi Vini Società Agricola S.r.l."

      Esempi:
        | testo                  |
        | "vini rinaldi"         |
        | "rinaldi vini srl"     |
        | "CUAA: 0123 4560 017"  |

    @PAGE-30 @VAL-02 @percorso
    Esempio: due caratteri non bastano
      Quando Paola Verdi cerca "ri" fra i propri produttori
      Allora il portale chiede: "Scrivi almeno 3 caratteri della denominazione o del CUAA."

    @PAGE-30 @VAL-02 @percorso
    Esempio: si comincia con una lettera o con una cifra
      Quando Paola Verdi cerca "*rinaldi" fra i propri produttori
      Allora il portale chiede: "Comincia con una lettera o con una cifra."

  Regola: Ogni operatore vede solo i produttori dei propri uffici

    @PAGE-30 @http @dati-dimostrativi @percorso
    Esempio: un'azienda di Napoli
      Quando Paola Verdi cerca "limoneto" fra i propri produttori
      Allora non trova "Limoneto del Golfo Società Agricola"

    @PAGE-30 @http @dati-dimostrativi
    Esempio: un indirizzo che non è dei suoi uffici
      Quando Paola Verdi cerca "rinaldi" fra i propri produttori
      E apre un produttore che non è dei suoi uffici
      Allora gli è negato, senza sapere se esiste

  Regola: Di un produttore si leggono i dati e le anomalie del fascicolo, dalla più grave

    @PAGE-30 @http @dati-dimostrativi
    Esempio: il primo produttore trovato
      Quando Paola Verdi cerca "rinaldi" fra i propri produttori
      E apre il primo produttore trovato
      Allora legge la sua denominazione e il suo CUAA
      E legge almeno 1 anomalia, la più grave per prima
