# language: it
Funzionalità: Trovare subito nel fascicolo ciò che aspetta
  Chi arriva da un avviso, da un messaggio o dalla scrivania trova quella cosa, non l'inizio di una pagina.

  Contesto:
    Dato il fascicolo in ordine di Anna Bianchi

  Regola: Accanto al segno del servizio ogni scheda dice quante cose vi sono da fare
    Il segno rosso viene solo dal servizio. Ciò che "Cosa devo fare" chiama urgente è un secondo segno, con parole: conta tutto ciò che
    l'elenco nomina in quella scheda, e non c'è dove nulla è scaduto e nulla ha un termine. I due segni possono non concordare.

    @FILE-15 @interpretazione @http
    Esempio: un documento scaduto che il servizio non segnala
      Dato che il suo documento scaduto il 04/09/2026 porta il segno "S"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora nessuna scheda ha il segno di allarme
      E le schede con qualcosa da fare sono:
        | Dati anagrafici e di contatto | 1 da fare |

    @FILE-15 @interpretazione @http
    Esempio: una scheda segnalata i cui dati sono in ordine
      Dato che il servizio segnala la scheda "Contratti e documenti"
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora hanno il segno di allarme solo le schede:
        | Contratti e documenti |
      E nessuna scheda ha qualcosa da fare

  Regola: Ogni avviso del fascicolo ha un indirizzo suo
    Documenti, conti e antimafia non hanno un numero: il loro indirizzo è la scheda con il nome del riquadro; quello di un contratto
    è il suo protocollo. L'indirizzo dice anche l'azienda, perché si possa conservare.

    @FILE-16 @interpretazione
    Schema dello scenario: <che cosa>
      Allora "<che cosa>" si legge in "<dove>"

      Esempi:
        | che cosa                                     | dove                                                             |
        | un documento scaduto                         | ?scheda=dati-anagrafici#documento-di-riconoscimento              |
        | una PEC da verificare                        | ?scheda=dati-anagrafici#contatti-e-pec                           |
        | un conto da verificare                       | ?scheda=coordinate-bancarie#conti-correnti                       |
        | un contratto scaduto di recente              | ?scheda=contratti-e-documenti#contratti-scaduti-di-recente       |
        | la documentazione antimafia                  | ?scheda=contratti-e-documenti#documentazione-antimafia           |
        | la scheda di validazione                     | ?scheda=scheda-di-validazione#numero-e-scadenza                  |
        | il contratto con protocollo ANPAG.2022.01155 | ?scheda=contratti-e-documenti#contratto-ANPAG.2022.01155         |

  Regola: Chi non riconosce un accesso lo dice con un pulsante
    Il modulo di assistenza si apre con ciò che il registro sa di quell'accesso: va al modulo in memoria, e non sta in nessun indirizzo.

    @FILE-18
    Esempio: una richiesta già cominciata
      Dato un accesso del 22/11/2026 di "CAA Terre Comuni, ufficio di Viterbo"
      Quando Anna Bianchi dice di non riconoscerlo
      Allora la richiesta comincia con "Non riconosco un accesso ai dati della mia azienda del 22/11/2026"
      E la richiesta nomina "CAA Terre Comuni, ufficio di Viterbo"
