# language: it
Funzionalità: Sapere da quale produttore cominciare
  L'operatore di un centro di assistenza ha migliaia di aziende. La scrivania gli dice che cosa manca a ciascuna, quanti euro
  ferma, e dove si rimedia.

  Contesto:
    Dato che oggi per il centro è il 25/11/2026
    E che agli uffici di Paola Verdi manca:
      | produttore   | ufficio  | che cosa  | termine    | ferma dal  | pagamento | importo     |
      | Bianchi Anna | Viterbo  | documento | 17/10/2026 | 17/10/2026 | Saldo     | 9.000,00 €  |
      | Bianchi Anna | Viterbo  | scheda    | 15/11/2026 | 15/11/2026 | Saldo     | 9.000,00 €  |
      | Rinaldi Vini | Grosseto | scheda    | 30/11/2026 | 01/12/2026 | Anticipo  | 10.000,00 € |
      | Valle Chiara | Grosseto | PEC       |            |            |           |             |

  Regola: Viene prima ciò che ferma, o mette a rischio, la somma più alta
    Le somme si confrontano come numeri. Una causa che deve ancora venire mette a rischio da quel giorno e si conta a parte.
    Ogni riga dice tutto quello che ferma, anche se lo ferma anche un'altra.

    @CAA-01 @http
    Esempio: chi perde di più
      Quando Paola Verdi guarda che cosa c'è da fare
      Allora le righe sono:
        | produttore   | che cosa manca             | euro                                   |
        | Rinaldi Vini | Scheda di validazione      | 10.000,00 € a rischio dal 01/12/2026   |
        | Bianchi Anna | Documento di riconoscimento | 9.000,00 €                            |
        | Bianchi Anna | Scheda di validazione      | 9.000,00 €                             |
        | Valle Chiara | PEC da verificare          | Nessuna somma                          |

    @CAA-01 @http
    Esempio: ciò che non si sa viene per ultimo e non è zero
      Dato che di un pagamento di Valle Chiara il servizio non dice che cosa lo ferma
      Quando Paola Verdi guarda che cosa c'è da fare
      Allora l'ultima riga è di "Valle Chiara" e dice "Non noto"

  Regola: Nelle somme ogni pagamento conta una volta, entro i filtri scelti
    Ufficio, termine, tipo e ordine stanno nell'indirizzo: a chi ha gli stessi uffici mostra lo stesso elenco.

    @CAA-02 @http
    Esempio: lo stesso pagamento fermato due volte
      Quando Paola Verdi guarda che cosa c'è da fare
      Allora in tutto legge "9.000,00 € fermi per 1 produttore, altri 10.000,00 € a rischio."

    @CAA-02 @http
    Schema dello scenario: un elenco per indirizzo: <indirizzo>
      Quando Paola Verdi guarda che cosa c'è da fare all'indirizzo "<indirizzo>"
      Allora in tutto legge "<somme>"

      Esempi:
        | indirizzo              | somme                                           |
        | ufficio=053001         | 10.000,00 € a rischio, nulla è già fermo.       |
        | termine=past           | 9.000,00 € fermi per 1 produttore.              |
        | termine=week           | 10.000,00 € a rischio, nulla è già fermo.       |
        | manca=pec              | Nessuna somma è ferma.                          |
        | termine=domani&manca=x | 9.000,00 € fermi per 1 produttore, altri 10.000,00 € a rischio. |

  Regola: Le anomalie si contano per tipo, con la somma che fermano

    @CAA-03 @http
    Esempio: ciò che è già scaduto o non ha termine
      Quando Paola Verdi guarda le anomalie dei fascicoli
      Allora le anomalie sono:
        | tipo                        | produttori | fermi      |
        | Documento di riconoscimento | 1          | 9.000,00 € |
        | Scheda di validazione       | 1          | 9.000,00 € |
        | PEC                         | 1          | 0,00 €     |

  Regola: Nessuno vede i produttori di un ufficio che non è suo

    @CAA-02 @ROUTE-20 @http
    Esempio: un ufficio che Paola non ha, o non ha più
      Quando Paola Verdi guarda che cosa c'è da fare all'indirizzo "ufficio=063001"
      Allora il portale dice che l'ufficio non è tra i suoi

    @CAA-01 @ROUTE-20 @http
    Esempio: un mandato finito ieri
      Dato che il mandato di Bianchi Anna è finito il 24/11/2026
      Quando Paola Verdi guarda che cosa c'è da fare
      Allora in tutto legge "10.000,00 € a rischio, nulla è già fermo."
