# language: it
Funzionalità: Stato del servizio
  Chi trova una porta chiusa legge se è chiusa per tutti, da quando, e che cosa si può fare intanto.

  Regola: Di ciò che manca non si dice mai che funziona

    @SERV-01
    Schema dello scenario: che cosa manca, e che cosa se ne legge
      Quando al servizio manca <che cosa>
      Allora lo stato delle pagine è "<pagine>", dell'accesso "<accesso>", del fascicolo "<fascicolo>" e dei messaggi "<messaggi>"

      Esempi:
        | che cosa             | pagine             | accesso            | fascicolo     | messaggi           |
        | niente               | Funziona           | Funziona           | Funziona      | Funziona           |
        | la base dati         | Funziona in parte  | Funziona in parte  | Non funziona  | Non funziona       |
        | chi fa accedere      | Funziona           | Non funziona       | Non funziona  | Funziona           |
        | la posta             | Funziona           | Funziona           | Funziona      | Non funziona       |

  Regola: Si legge che cosa è successo e per quanto

    @SERV-03
    Esempio: due parti ferme insieme sono un'interruzione sola
      Dato che il fascicolo e i messaggi sono mancati dalle 09:00 alle 11:05
      Allora nello stato si legge una sola interruzione, di "2 ore e 5 minuti"

  Regola: Un fermo che la redazione ha annunciato si legge prima

    @SERV-02 @browser @dati-dimostrativi
    Esempio: un visitatore guarda lo stato del servizio
      Quando un visitatore apre lo stato del servizio
      Allora legge "Tutto funziona", e fra i fermi programmati "Manutenzione programmata dell’area riservata"
