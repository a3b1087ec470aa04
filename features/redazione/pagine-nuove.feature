# language: it
Funzionalità: Le pagine che la redazione aggiunge
  Un’agenzia ha sempre qualcosa da dire che nessuno aveva previsto: la redazione ne fa una pagina senza chiedere a un
  programmatore.

  Regola: Una pagina nuova sta sotto l’Agenzia o il supporto
    Le altre sezioni hanno indirizzi che dicono già che cosa contengono: un servizio, un aiuto, un progetto.

    @RED-04
    Schema dello scenario: dove può stare una pagina nuova
      Quando la redazione vuole una pagina all’indirizzo "<indirizzo>"
      Allora la pagina <esito>

      Esempi:
        | indirizzo                   | esito             |
        | agenzia/codice-etico        | si può aggiungere |
        | supporto/parole-della-pac   | si può aggiungere |
        | servizi/parole-della-pac    | non si aggiunge   |
        | parole-della-pac            | non si aggiunge   |
        | supporto/parole/della-pac   | non si aggiunge   |

  Regola: Una pagina nuova è nella mappa del sito, e nel piè di pagina se la redazione lo chiede
    Le voci della testata e dei menu laterali sono fisse.

    Contesto:
      Dato che la mappa del sito elenca "L’Agenzia", "Normative" e "Supporto"

    @RED-04 @NAV-22
    Esempio: sotto la sua sezione
      Quando la redazione aggiunge al supporto la pagina "Le parole della PAC"
      Allora nella mappa del sito "Le parole della PAC" sta sotto "Supporto"
      E nel piè di pagina non c’è

    @RED-04 @NAV-07
    Esempio: anche nel piè di pagina
      Quando la redazione aggiunge al supporto la pagina "Le parole della PAC", anche nel piè di pagina
      Allora nella mappa del sito "Le parole della PAC" sta sotto "Supporto"
      E nel piè di pagina è l’ultima voce
