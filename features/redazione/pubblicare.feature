# language: it
Funzionalità: Pubblicare da un’altra macchina
  Chi scrive i contenuti lavora sul proprio computer; il portale che tutti leggono sta altrove. Pubblica chi l’agenzia ha
  scelto, e nessun altro.

  Regola: Pubblica chi ha proprio il ruolo che il portale chiede
    Il ruolo lo dà chi gestisce gli accessi. Essere agricoltore o operatore di un centro non conta, né a favore né contro.

    @RED-05
    Schema dello scenario: con questi ruoli
      Dato che il portale chiede il ruolo "redazione" a chi pubblica
      Quando Elena Sala, che ha i ruoli "<ruoli>", vuole pubblicare
      Allora <esito>

      Esempi:
        | ruoli             | esito                                                            |
        | redazione         | può pubblicare                                                   |
        | stampa, redazione | può pubblicare                                                   |
        | stampa            | legge che il ruolo si chiede a chi gestisce gli accessi          |
        |                   | legge che il ruolo si chiede a chi gestisce gli accessi          |

    @RED-05
    Esempio: dove il portale non chiede nessun ruolo non pubblica nessuno
      Dato che il portale non chiede nessun ruolo a chi pubblica
      Quando Elena Sala, che ha i ruoli "redazione", vuole pubblicare
      Allora legge che chi gestisce il portale deve prima ammetterlo
