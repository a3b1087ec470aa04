# language: it
Funzionalità: Ordine e pagine degli elenchi
  Chi scorre un elenco lungo lo allunga un pezzo alla volta, senza perdere il filo
  e senza rivedere le stesse voci.

  Regola: Un elenco parte dal più recente, nove voci alla volta
    Al servizio ordine, pagina e numero di voci si dicono sempre, anche quando sono quelli di partenza: un altro servizio
    dietro lo stesso contratto potrebbe averne altri.

    @LIST-06 @LIST-11 @http @dati-dimostrativi @percorso
    Esempio: le prime normative
      Dato il catalogo del portale
      Quando un visitatore apre l'elenco "normative"
      Allora vede 9 voci dell'elenco, dalla più recente alla meno recente

    @LIST-06 @http @dati-dimostrativi @percorso
    Esempio: l'ordine si può rovesciare
      Dato il catalogo del portale
      E un visitatore nell'elenco "normative"
      Quando sceglie i meno recenti
      Allora vede 9 voci dell'elenco, dalla meno recente alla più recente

    @LIST-11 @percorso
    Schema dello scenario: quante voci ha una pagina
      Quando un visitatore apre l'elenco "<elenco>"
      Allora una pagina dell'elenco ha 9 voci

      Esempi:
        | elenco            |
        | normative         |
        | servizi           |
        | comunicati stampa |
        | delibere          |
        | articoli          |
        | modulistica       |

  Regola: "Mostra di più" aggiunge voci in fondo, nessuna due volte e nessuna persa

    @LIST-06 @http @dati-dimostrativi @percorso
    Esempio: fino all'ultima voce
      Dato il catalogo del portale
      E un visitatore nell'elenco "normative"
      Quando mostra di più nell'elenco finché ce n'è
      Allora vede tutte le voci dell'elenco, ciascuna una volta sola

    @LIST-06 @percorso
    Esempio: i filtri restano quelli
      Dato un visitatore nell'elenco "normative"
      E ha applicato i filtri
        | Pubblicato dal | 01/01/2022 |
      Quando mostra di più nell'elenco
      Allora l'unica etichetta è "Pubblicato dal 01/01/2022"
      E l'indirizzo dell'elenco è "?publicationDateFrom=2022-01-01&page=2"

    @LIST-06 @interpretazione @http
    Esempio: un indirizzo mostra al massimo venti pagine insieme
      Dato il catalogo del portale
      Quando un visitatore apre l'elenco "normative" all'indirizzo "?page=21"
      Allora sono mostrate le pagine da 2 a 21

  Regola: Sotto un elenco c'è un solo numero, e conta ciò che si vede
    Un indirizzo mostra al più venti pagine: da oltre la ventesima si vedono le ultime, e il conto dice quali. Oltre la fine
    di un elenco si dice dove finisce, non che non c'è nulla.

    @LIST-02 @interpretazione
    Schema dello scenario: la pagina <pagina> di un elenco di <voci> voci
      Quando un visitatore apre la pagina <pagina> di un elenco di <voci> voci
      Allora ne vede <viste> e legge "<conto>"

      Esempi:
        | pagina | voci | viste | conto                                                        |
        | 1      | 60   | 9     | Mostrati 9 di 60                                             |
        | 7      | 60   | 60    | Mostrati 60 di 60                                            |
        | 9      | 60   | 60    | Mostrati 60 di 60                                            |
        | 21     | 60   | 51    | Mostrati 51 di 60, dal 10 al 60                              |
        | 30     | 60   | 0     | L’elenco finisce prima di questa pagina: ha 60 risultati.    |
        | 30     | 1    | 0     | L’elenco finisce prima di questa pagina: ha 1 risultato.     |

  Regola: Cambiare filtri, ordine o parole riporta alla prima pagina

    @LIST-06 @percorso
    Schema dello scenario: dalla terza pagina alla prima
      Quando un visitatore apre l'elenco "normative" all'indirizzo "?referenceYears=2024&page=3"
      E <cambiamento>
      Allora l'elenco è alla pagina 1

      Esempi:
        | cambiamento                   |
        | sceglie i meno recenti        |
        | cerca nell'elenco "olio"      |
        | toglie l'etichetta "2024"     |
        | elimina tutti i filtri        |

    @LIST-06 @percorso
    Esempio: anche un filtro in più riporta alla prima pagina
      Quando un visitatore apre l'elenco "normative" all'indirizzo "?page=3"
      E applica i filtri
        | Categorie | Legge |
      Allora l'elenco è alla pagina 1

  Regola: Oltre l'ultima pagina l'elenco è vuoto, e non è un errore
    Vale per ogni numero di pagina, fino al più grande che il contratto ammette, 2147483647. Un numero più grande, o che
    numero non è, è rifiutato.

    @API-05 @interpretazione @http
    Schema dello scenario: la pagina <pagina>
      Dato il catalogo del portale
      Quando si chiede la pagina <pagina> dell'elenco "normative"
      Allora la pagina non ha voci, e dice quante ne ha l'elenco

      Esempi:
        | pagina     |
        | 99         |
        | 100000     |
        | 100001     |
        | 2147483647 |
