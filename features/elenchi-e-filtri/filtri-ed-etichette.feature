# language: it
Funzionalità: Filtri ed etichette degli elenchi
  Chi cerca una norma, una delibera o un bando restringe l'elenco con i filtri
  e vede in ogni momento quali sono attivi.

  Regola: Ogni filtro applicato ha la sua etichetta, e le etichette dicono esattamente che cosa è filtrato

    @LIST-03 @percorso
    Esempio: due categorie e un periodo danno quattro etichette
      Dato un visitatore nell'elenco "normative"
      Quando applica i filtri
        | Categorie          | Legge, Circolare |
        | Pubblicato dal     | 01/01/2024         |
        | Pubblicato fino al | 31/12/2024         |
      Allora le etichette sono
        | Circolare                     |
        | Legge                         |
        | Pubblicato dal 01/01/2024     |
        | Pubblicato fino al 31/12/2024 |
      E il pulsante "Filtri" ne conta 4

    @LIST-03
    Esempio: chi riceve l'indirizzo vede le stesse etichette
      Dato un visitatore nell'elenco "normative"
      Quando applica i filtri
        | Categorie | Aiuti & premi, 100% bio, l'olio "extra", #pac+ |
      E un'altra persona apre lo stesso indirizzo
      Allora le etichette sono
        | #pac+          |
        | 100% bio       |
        | Aiuti & premi  |
        | l'olio "extra" |

    @LIST-03 @percorso
    Esempio: un indirizzo con valori impossibili mostra l'elenco senza filtri
      Quando un visitatore apre l'elenco "normative" all'indirizzo "?colore=rosso&publicationDateFrom=2023-02-29&sort=boh"
      Allora non c'è alcuna etichetta
      E l'elenco parte dal più recente

  Regola: Un filtro con numero e anno ha due etichette

    @LIST-05 @percorso
    Esempio: la delibera numero 12 del 2024
      Dato un visitatore nell'elenco "delibere"
      Quando applica i filtri
        | Numero | 12   |
        | Anno   | 2024 |
      Allora le etichette sono
        | Numero: 12 |
        | Anno: 2024 |

    @LIST-05 @LIST-04 @percorso
    Esempio: tolto il numero resta l'anno
      Dato un visitatore nell'elenco "delibere"
      E ha applicato i filtri
        | Numero | 12   |
        | Anno   | 2024 |
      Quando toglie l'etichetta "Numero: 12"
      Allora l'unica etichetta è "Anno: 2024"

  Regola: Togliere un'etichetta toglie quel filtro soltanto; "Elimina tutto" li toglie tutti

    @LIST-04 @percorso
    Esempio: si toglie una categoria su due
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Categorie | Legge, Circolare |
        | Tipologia | Sviluppo rurale    |
      Quando toglie l'etichetta "Circolare"
      Allora le etichette sono
        | Legge           |
        | Sviluppo rurale |

    @LIST-04
    Esempio: "Elimina tutto" lascia le parole cercate e l'ordine
      Dato un visitatore nell'elenco "normative"
      E ha cercato "olio" nell'elenco, dal meno recente
      E ha applicato i filtri
        | Categorie | Legge |
      Quando elimina tutti i filtri
      Allora non c'è alcuna etichetta
      E l'indirizzo dell'elenco è "?search=olio&sort=ASC"

    @LIST-04 @percorso
    Esempio: "Elimina tutto" si vede solo se c'è qualcosa da eliminare
      Dato un visitatore nell'elenco "delibere"
      Quando apre il pannello dei filtri
      Allora "Elimina tutto" non si vede

    @LIST-04 @percorso
    Esempio: basta un valore scritto nel pannello
      Dato un visitatore nell'elenco "delibere"
      Quando apre il pannello dei filtri
      E scrive "12" nel filtro "Numero"
      Allora "Elimina tutto" si vede

  Regola: "Annulla" riporta il pannello ai filtri delle etichette

    @LIST-04 @percorso
    Esempio: una modifica non applicata va persa
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Categorie | Legge |
      Quando prepara nel pannello questi filtri e annulla
        | Categorie | Circolare       |
        | Tipologia | Sviluppo rurale |
      Allora l'unica etichetta è "Legge"
      E riaperto il pannello vi trova solo "Legge"

  Regola: I numeri sono interi da 1, le date vanno dal 01/01/1900 al 31/12/2100 e la prima non segue l'ultima

    @LIST-09 @percorso
    Schema dello scenario: il numero di una delibera
      Dato un visitatore nell'elenco "delibere"
      Quando prova ad applicare "<scritto>" come "Numero"
      Allora <esito>

      Esempi:
        | scritto | esito                                                                                                     |
        | 1       | l'unica etichetta è "Numero: 1"                                                                           |
        | 007     | l'unica etichetta è "Numero: 7"                                                                           |
        | 0       | accanto al filtro "Numero" si legge "Scrivi un numero intero, a partire da 1, usando solo cifre."                 |
        | 12bis   | accanto al filtro "Numero" si legge "Scrivi un numero intero, a partire da 1, usando solo cifre."                 |
        | -4      | accanto al filtro "Numero" si legge "Scrivi un numero intero, a partire da 1, usando solo cifre."                 |

    @LIST-09
    Schema dello scenario: il primo giorno di pubblicazione
      Dato un visitatore nell'elenco "normative"
      Quando prova ad applicare "<scritto>" come "Pubblicato dal"
      Allora <esito>

      Esempi:
        | scritto    | esito                                                                                                            |
        | 01/01/1900 | l'unica etichetta è "Pubblicato dal 01/01/1900"                                                                  |
        | 31/12/2100 | l'unica etichetta è "Pubblicato dal 31/12/2100"                                                                  |
        | 31/12/1899 | accanto al filtro "Pubblicato dal" si legge "Scegli una data compresa tra il 01/01/1900 e il 31/12/2100."                |
        | 01/01/2101 | accanto al filtro "Pubblicato dal" si legge "Scegli una data compresa tra il 01/01/1900 e il 31/12/2100."                |
        | 30/02/2024 | accanto al filtro "Pubblicato dal" si legge "Scrivi una data esistente, nel formato giorno/mese/anno."                   |

    @LIST-09 @percorso
    Esempio: un periodo che finisce prima di cominciare
      Dato un visitatore nell'elenco "normative"
      Quando applica i filtri
        | Pubblicato dal     | 02/05/2024 |
        | Pubblicato fino al | 01/05/2024 |
      Allora accanto al filtro "Pubblicato fino al" si legge "La data finale non può precedere quella iniziale."
      E non c'è alcuna etichetta
