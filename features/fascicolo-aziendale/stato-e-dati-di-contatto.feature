# language: it
Funzionalità: Sapere che cosa non va nel fascicolo
  Chi ha un'azienda agricola vede a colpo d'occhio in che stato è il proprio fascicolo e che cosa deve
  far correggere, e a chi scrivere: nel portale i dati non si modificano.

  Contesto:
    Dato il fascicolo in ordine di Anna Bianchi

  Regola: Un fascicolo in lavorazione è in rosso; ogni altro stato si legge in minuscolo con l'iniziale maiuscola

    @FILE-01 @http
    Schema dello scenario: lo stato "<stato>"
      Dato che lo stato del fascicolo è "<stato>"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora lo stato appare come "<parole>", in <colore>
      E lo stato <segno> il segno di allarme

      Esempi:
        | stato                    | parole                   | colore | segno  |
        | IN LAVORAZIONE           | In lavorazione           | rosso  | ha     |
        | VALIDATO                 | Validato                 | verde  | non ha |
        | IN ATTESA DI VALIDAZIONE | In attesa di validazione | grigio | non ha |
        | CHIUSO                   | Chiuso                   | grigio | non ha |

  Regola: Il riquadro dei contatti è in allarme quando la PEC non è verificata

    @FILE-02 @http
    Schema dello scenario: la PEC risulta "<esito>"
      Dato che la sua PEC risulta "<esito>"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora il riquadro "Contatti" è in allarme con "Verifica della PEC non andata a buon fine"

      Esempi:
        | esito                                         |
        | NON_ANDATA_A_BUON_FINE                        |
        | NON_ANDATA_A_BUON_FINE_PER_PROBLEMA_TEMPORANEO |
        | NON_VERIFICATA                                |

    @FILE-02 @http
    Esempio: una PEC verificata
      Dato che la sua PEC risulta "VERIFICATA"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora il riquadro "Contatti" non è in allarme

    @FILE-02 @interpretazione @http
    Esempio: un esito che il portale non conosce vale come non verificata
      Dato che la sua PEC risulta "IN_CORSO"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora il riquadro "Contatti" è in allarme con "Verifica della PEC non andata a buon fine"

  Regola: Il documento di riconoscimento è scaduto quando il servizio lo segna con "S"

    @FILE-03 @http
    Esempio: un documento segnato come scaduto
      Dato che il suo documento scaduto il 04/09/2026 porta il segno "S"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora il riquadro "Documento di riconoscimento" è in allarme con "Documento di riconoscimento scaduto"

    @FILE-03 @http
    Esempio: conta il segno e non la data
      Dato che il suo documento scaduto il 04/09/2026 porta il segno "N"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora il riquadro "Documento di riconoscimento" non è in allarme

  Regola: Ogni allarme dice a chi scrivere

    @PAGE-08 @http
    Esempio: scrivere al gestore del mandato
      Dato che l'indirizzo del gestore del mandato è "viterbo@caaterrecomuni.example"
      E che il suo documento scaduto il 04/09/2026 porta il segno "S"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora dal riquadro "Documento di riconoscimento" si può scrivere a "viterbo@caaterrecomuni.example"
