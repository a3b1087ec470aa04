# language: it
Funzionalità: Importi, date e testi come li scrive l'agenzia
  Gli stessi importi, le stesse date e gli stessi testi si presentano allo stesso modo in ogni pagina.

  Regola: Gli importi hanno il punto delle migliaia; i totali si abbreviano in milioni o migliaia

    @CONST-01
    Schema dello scenario: un importo per esteso
      Quando la pagina scrive l'importo <euro>
      Allora il testo scritto è "<testo>"

      Esempi:
        | euro      | testo          |
        | 1234,5    | 1.234,50 €     |
        | 0         | 0,00 €         |
        | 1234567,8 | 1.234.567,80 € |

    @CONST-01
    Schema dello scenario: un totale abbreviato
      Quando la pagina scrive il totale <euro>
      Allora il testo scritto è "<testo>"

      Esempi:
        | euro       | testo        |
        | 1000000    | 1 mln €      |
        | 999999,5   | 1.000 mila € |
        | 2500000    | 3 mln €      |
        | 1234567890 | 1.235 mln €  |
        | 45400      | 45 mila €    |

  Regola: Una cifra di sintesi si scrive secondo il suo formato

    @CONST-02
    Schema dello scenario: il valore di una cifra di sintesi
      Quando la pagina scrive la cifra "<valore>" in formato "<formato>"
      Allora il testo scritto è "<testo>"

      Esempi:
        | valore     | formato     | testo        |
        | 97.5       | percentuale | 97,5%        |
        | 1234567    | numerico    | 1.234.567    |
        | 5200000000 | valuta      | 5.200 mln €  |
        | 999999.5   | valuta      | 999.999,50 € |
        | circa 300  | altro       | circa 300    |

  Regola: Una data si legge giorno/mese/anno, e una data impossibile non diventa un'altra

    @CONST-03
    Schema dello scenario: una data che arriva dal servizio
      Quando la pagina scrive la data "<arrivata>"
      Allora il testo scritto è "<testo>"

      Esempi:
        | arrivata   | testo      |
        | 2024-02-03 | 03/02/2024 |
        | 2024-02-29 | 29/02/2024 |
        | 2023-02-29 |            |
        | 2024-13-01 |            |

    @CONST-03
    Schema dello scenario: il giorno è quello che è in Italia
      Quando sono le <istante>
      Allora in Italia è il <giorno>

      Esempi:
        | istante                  | giorno     |
        | 2024-03-30T23:00:00Z     | 31/03/2024 |
        | 2024-03-31T21:59:59Z     | 31/03/2024 |
        | 2024-10-26T21:59:59Z     | 26/10/2024 |
        | 2024-10-26T22:00:00Z     | 27/10/2024 |
        | 2024-10-27T23:00:00Z     | 28/10/2024 |

  Regola: Un testo lungo si taglia al suo limite, mai a metà di un carattere

    @CONST-04
    Schema dello scenario: <dove>
      Quando la pagina scrive <lunghezza> caratteri dove ne stanno <limite>
      Allora se ne leggono <letti> <seguito>

      Esempi:
        | dove         | lunghezza | limite | letti | seguito                |
        | testo        | 300       | 300    | 300   | senza puntini          |
        | testo        | 301       | 300    | 300   | seguiti dai puntini    |
        | scheda       | 250       | 250    | 250   | senza puntini          |
        | scheda       | 251       | 250    | 250   | seguiti dai puntini    |
        | intervento   | 130       | 130    | 130   | senza puntini          |
        | intervento   | 131       | 130    | 130   | seguiti dai puntini    |

    @CONST-04
    Esempio: una bandierina conta per uno
      Quando la pagina scrive 251 bandierine dove ne stanno 250
      Allora se ne leggono 250 seguiti dai puntini

  Regola: Un testo scritto da una persona comincia con una lettera, una cifra, un punto, un trattino o un trattino basso

    @VAL-02
    Schema dello scenario: con almeno tre caratteri
      Quando qualcuno scrive "<testo>" dove servono almeno 3 caratteri
      Allora il testo è <esito>

      Esempi:
        | testo    | esito     |
        | olio     | accettato |
        | È grano  | accettato |
        | 3 ettari | accettato |
        | .csv     | accettato |
        | _bozza   | accettato |
        | -10%     | accettato |
        | ol       | rifiutato |
        | #olio    | rifiutato |
        | (olio)   | rifiutato |
