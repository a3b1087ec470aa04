# language: it
Funzionalità: Sapere quanto l'agenzia ha pagato
  Cittadini e associazioni leggono quanto è stato pagato, per campagna, per intervento e per regione.

  Regola: Il menu ha una voce per campagna, dalla più recente, con le sue divisioni

    @MENU-03 @http @dati-dimostrativi @percorso
    Esempio: le campagne
      Dati i pagamenti pubblicati
      Quando un visitatore apre il menu delle campagne
      Allora c'è una voce "Campagna {anno}" per anno, dalla più recente, con le sue divisioni

  Regola: Si comincia da dove, in che anno e per che cosa: la risposta è una somma
    Ciò che non si sceglie è tutta Italia, l'ultima campagna e la sua prima divisione.

    @PAGE-52 @http @dati-dimostrativi @percorso
    Esempio: una regione nell'ultima campagna
      Dati i pagamenti pubblicati
      Quando un visitatore chiede quanto è stato pagato a "sicilia" nel "2025"
      Allora la frase sulla somma comincia con "pagati in Sicilia nella campagna 2025 per Domanda unica 2023-2027"
      E la somma è quella della tabella per regione

    @PAGE-52 @http @dati-dimostrativi @percorso
    Esempio: un anno che non c'è
      Dati i pagamenti pubblicati
      Quando un visitatore chiede quanto è stato pagato a "" nel "1999"
      Allora la frase sulla somma comincia con "pagati in Italia nella campagna 2025 per Domanda unica 2023-2027"

  Regola: La somma si confronta con la campagna prima, con quella che si sceglie, o con nessuna
    Un anno che non ha quella divisione, o che è lo stesso, vale come non scelto.

    @PAGE-57 @http @dati-dimostrativi @percorso
    Schema dello scenario: confronto con "<scelto>"
      Dati i pagamenti pubblicati
      Quando un visitatore confronta la campagna "2025" con "<scelto>"
      Allora la somma è confrontata con "<confrontata>"

      Esempi:
        | scelto  | confrontata |
        |         | 2024        |
        | 2023    | 2023        |
        | 2025    | 2024        |
        | 1999    | 2024        |
        | nessuno |             |

  Regola: Ciò che è stato pagato in una regione si legge per intervento

    @PAGE-57 @http @dati-dimostrativi @percorso
    Schema dello scenario: "<aiuto>" a "<dove>"
      Dati i pagamenti pubblicati
      Quando un visitatore chiede la tabella di "<aiuto>" a "<dove>"
      Allora la tabella del luogo è per <suddivisione>

      Esempi:
        | aiuto                     | dove    | suddivisione |
        | domanda-unica-2023-2027   |         | intervento   |
        | domanda-unica-2023-2027   | sicilia | intervento   |
        | sviluppo-rurale-2023-2027 |         | regione      |
        | sviluppo-rurale-2023-2027 | sicilia | intervento   |

  Regola: Se il menu non arriva se ne dice il motivo
    Il menu vuole una risposta 200: ogni altra, anche tra 201 e 299 e qualunque cosa contenga, è un errore. Dove una parte
    della pagina vuole 200, e non il menu, una risposta tra 201 e 299 vale come nessun contenuto, e non come un guasto.

    @ERR-04 @http @percorso
    Schema dello scenario: il servizio risponde <risposta>
      Dato che il servizio risponde <risposta> alla richiesta delle campagne
      Quando un visitatore apre il menu delle campagne
      Allora al posto del menu si legge che non è arrivato

      Esempi:
        | risposta |
        | 201      |
        | 204      |
        | 206      |
        | 404      |
        | 500      |

    @ERR-04 @solo-regole @percorso
    Esempio: il servizio non risponde
      Dato che il servizio non risponde alla richiesta delle campagne
      Quando un visitatore apre il menu delle campagne
      Allora al posto del menu si legge che il servizio non risponde

  Regola: Gli interventi si chiedono solo per gli aiuti diretti, nella loro scheda; altrimenti si chiedono le regioni

    Contesto:
      Dati i pagamenti pubblicati

    @API-13 @PAGE-22 @http @percorso
    Esempio: aiuti diretti, per intervento
      Quando un visitatore apre gli aiuti diretti alla scheda "Suddivisione per intervento"
      Allora la tabella elenca soltanto "interventi"
      E le schede offerte sono:
        | Suddivisione per intervento |
        | Suddivisione per regione    |

    @API-13 @PAGE-22 @http @percorso
    Esempio: aiuti diretti, per regione
      Quando un visitatore apre gli aiuti diretti alla scheda "Suddivisione per regione"
      Allora la tabella elenca soltanto "regioni"

    @API-13 @PAGE-22 @http @percorso
    Esempio: le altre divisioni hanno solo le regioni
      Quando un visitatore apre lo sviluppo rurale alla scheda "Suddivisione per intervento"
      Allora la tabella elenca soltanto "regioni"
      E le schede offerte sono:
        | Suddivisione per regione |

    @API-13 @PAGE-22 @http @percorso
    Esempio: il dettaglio di un intervento
      Quando un visitatore apre il dettaglio dell'intervento "PD 03"
      Allora la tabella elenca soltanto "regioni di PD 03"

    @API-13 @PAGE-40 @http @dati-dimostrativi @percorso
    Esempio: le tabelle pubblicate
      Quando un visitatore apre gli aiuti diretti alla scheda "Suddivisione per intervento"
      Allora la tabella è per intervento
      Quando un visitatore apre gli aiuti diretti alla scheda "Suddivisione per regione"
      Allora la tabella è per regione

  Regola: Senza una scelta completa non si chiede nulla

    @ERR-05
    Esempio: manca la divisione
      Dati i pagamenti pubblicati
      Quando si apre una tabella senza che sia scelta la divisione
      Allora non si chiede nulla, e a chi mantiene il portale resta scritto che mancava la divisione

  Regola: Le righe si vedono dieci alla volta

    @LIST-11
    Schema dello scenario: <righe> righe
      Quando un visitatore guarda una tabella di <righe> righe <richiesta>
      Allora ne vede <viste>, legge "<conto>" e <altre> chiederne altre

      Esempi:
        | righe | richiesta                              | viste | conto             | altre   |
        | 9     |                                        | 9     | Mostrati 9 di 9   | non può |
        | 10    |                                        | 10    | Mostrati 10 di 10 | non può |
        | 11    |                                        | 10    | Mostrati 10 di 11 | può     |
        | 11    | e chiede di mostrarne altre 1 volta    | 11    | Mostrati 11 di 11 | non può |
        | 25    | e chiede di mostrarne altre 1 volta    | 20    | Mostrati 20 di 25 | può     |
        | 25    | e chiede di mostrarne altre 2 volte    | 25    | Mostrati 25 di 25 | non può |

  Regola: La somma di una tabella si legge in milioni, le sue righe in euro e centesimi
    Scelta nostra: la somma in testa e la mappa servono a farsi un'idea, e sono arrotondate; le righe sono dati da citare e
    da confrontare, e restano esatte come nei file da scaricare.

    @CONST-01 @PAGE-40 @interpretazione
    Esempio: due righe
      Quando una tabella ha righe da 1234567,89 euro e da 2000000 euro
      Allora la somma in testa è "3 mln €"
      E le righe sono "1.234.567,89 €" e "2.000.000,00 €"

  Regola: Ricaricando la pagina si ritrova ciò che si stava guardando

    @PAGE-41 @http @percorso
    Esempio: il dettaglio di un intervento
      Dati i pagamenti pubblicati
      E un visitatore che guarda l'intervento "PD 03" regione per regione
      Quando ricarica il cruscotto
      Allora campagna, divisione, scheda, dettaglio e introduzione sono quelli di prima

  Regola: L'elenco degli altri organismi pagatori è fisso

    @PAGE-23 @percorso
    Esempio: dieci organismi
      Allora gli altri organismi pagatori elencati sono 10, 6 dei quali con zero

  @interpretazione
  Regola: I numeri di meno di cinque beneficiari non si dicono, e non si possono ricavare dagli altri

    La specifica non dice nulla: chi ha ricevuto un pagamento potrebbe essere riconosciuto. Con il numero piccolo se ne
    proteggono altri, quanti servono perché nessuna differenza fra i totali lo riveli; i totali restano giusti.

    @PAGE-40 @http
    Esempio: tre beneficiari in una regione
      Dato un intervento pagato così:
        | regione | beneficiari | altro intervento |
        | Molise  | 3           | 70               |
        | Puglia  | 80          | 90               |
        | Veneto  | 60          | 50               |
      Quando un visitatore guarda le regioni di quell'intervento
      Allora non si dice nulla di "Molise"
      E le regioni protette sono più di una
      E righe e dati protetti fanno insieme 143 beneficiari

    @PAGE-40 @http
    Esempio: cinque beneficiari si dicono
      Dato un intervento pagato così:
        | regione | beneficiari | altro intervento |
        | Molise  | 5           | 70               |
        | Puglia  | 80          | 90               |
      Quando un visitatore guarda le regioni di quell'intervento
      Allora nessuna regione è protetta
