# language: it
Funzionalità: Le parole di chi scrive i contenuti
  Chi prepara i contenuti scopre subito ciò che, pubblicato, confonderebbe chi legge.

  Regola: Una categoria si scrive sempre allo stesso modo
    Le categorie diventano i filtri degli elenchi: scritta in due modi, la stessa parola si leggerebbe due volte sulle schede
    e una volta sola fra i filtri. Maiuscole, accenti e segni non fanno una parola nuova.

    @RED-03
    Schema dello scenario: la stessa categoria in due contenuti dello stesso elenco
      Dato che un comunicato ha la categoria "<prima>"
      Quando un altro comunicato ha la categoria "<dopo>"
      Allora chi scrive legge <risposta>

      Esempi:
        | prima            | dopo             | risposta                         |
        | Pagamenti        | Pagamenti        | che va bene                      |
        | Pagamenti        | pagamenti        | che si scrive "Pagamenti"        |
        | Società agricole | Societa agricole | che si scrive "Società agricole" |
        | Pagamenti        | Pagamento        | che va bene                      |
