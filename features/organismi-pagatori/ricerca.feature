# language: it
Funzionalità: Trovare il proprio organismo pagatore
  Chi presenta una domanda deve sapere quale organismo pagatore serve la propria regione.

  Contesto:
    Dati gli organismi pagatori del portale

  Regola: Le regioni sono venti, raccolte per Nord, Centro e Sud, sempre in quest'ordine

    @CONST-08 @http
    Esempio: i gruppi del selettore
      Quando un visitatore apre la ricerca degli organismi pagatori
      Allora le regioni sono 20, in quest'ordine di gruppi:
        | gruppo | titolo        | regioni |
        | NI     | Nord Italia   | 8       |
        | CI     | Centro Italia | 4       |
        | SI     | Sud Italia    | 8       |

  Regola: Scegliere una regione la evidenzia e restringe gli organismi; toccare fuori li mostra tutti

    @LIST-13 @http @dati-dimostrativi @percorso
    Esempio: la Toscana
      Quando un visitatore sceglie la regione "Toscana"
      Allora la regione evidenziata è "Toscana"
      E tutti gli organismi trovati servono "Toscana"
      E la riga di stato della ricerca comincia con "Toscana:"

    @LIST-13 @http @dati-dimostrativi @percorso
    Esempio: si torna a tutta Italia
      Quando un visitatore sceglie la regione "Toscana"
      E poi tocca fuori da ogni regione
      Allora nessuna regione è evidenziata
      E si vedono tutti gli organismi, quanti ne dicono i contatori

    @LIST-13 @http @percorso
    Esempio: la regione nell'indirizzo
      Quando un visitatore apre la ricerca all'indirizzo della regione "Puglia"
      Allora la regione evidenziata è "Puglia"

    @LIST-13 @http @percorso
    Esempio: un indirizzo con una regione che non esiste
      Quando un visitatore apre la ricerca all'indirizzo di una regione che non esiste
      Allora nessuna regione è evidenziata
      E si vedono tutti gli organismi, quanti ne dicono i contatori

  Regola: A chi sceglie una regione si risponde aiuto per aiuto, con chi lo paga
    La domanda è "chi mi paga", non "quali organismi ci sono": se più organismi pagano lo stesso aiuto, si dice a chi.

    @PAGE-50 @http @dati-dimostrativi
    Esempio: chi paga in Puglia
      Quando un visitatore sceglie la regione "Puglia"
      Allora chi paga in "Puglia" è:
        | aiuto                   | chi paga                                   | a chi |
        | Domanda unica           | ANPAG                                      |       |
        | Sviluppo rurale         | ANPAG                                      |       |
        | Vino                    | Organismo pagatore nazionale delle filiere |       |
        | Olio, ortofrutta, miele | Organismo pagatore nazionale delle filiere |       |

    @PAGE-50 @http @dati-dimostrativi
    Esempio: la risposta si sente anche senza vederla
      Quando un visitatore sceglie la regione "Puglia"
      Allora la risposta si sente "Puglia: 2 organismi pagatori. Domanda unica: ANPAG. Sviluppo rurale: ANPAG. Vino: Organismo pagatore nazionale delle filiere. Olio, ortofrutta, miele: Organismo pagatore nazionale delle filiere."

    @PAGE-50 @solo-http @dati-dimostrativi
    Esempio: dove due organismi pagano lo stesso aiuto si dice a chi
      Quando un visitatore sceglie la regione "Friuli-Venezia Giulia"
      Allora chi paga in "Friuli-Venezia Giulia" è:
        | aiuto                   | chi paga                                       | a chi                                       |
        | Domanda unica           | Organismo pagatore della Pianura e del Carso   |                                             |
        | Domanda unica           | ANPAG                                          | per le aziende con sede anche in altre regioni |
        | Sviluppo rurale         | Organismo pagatore della Pianura e del Carso   |                                             |
        | Vino                    | Organismo pagatore nazionale delle filiere     |                                             |
        | Olio, ortofrutta, miele | Organismo pagatore nazionale delle filiere     |                                             |

    @PAGE-50 @http @dati-dimostrativi
    Esempio: nessuna regione resta senza risposta
      Quando un visitatore apre la ricerca degli organismi pagatori
      Allora in ogni regione ogni aiuto ha chi lo paga, con telefono e PEC

    @PAGE-50 @interpretazione @http
    Esempio: un servizio che non lo dice
      Dato un servizio che non dice che cosa paga ciascun organismo
      Quando un visitatore sceglie la regione "Puglia"
      Allora non si dice chi paga che cosa
      E la riga di stato della ricerca comincia con "Puglia: 2 organismi pagatori"

  Regola: La scheda mostra al massimo tre regioni, poi dice quante altre

    @PAGE-16
    Schema dello scenario: un organismo che serve <regioni> regioni
      Quando si guarda la scheda di un organismo che serve <regioni> regioni
      Allora si leggono <nomi>

      Esempi:
        | regioni | nomi                                  |
        | 2       | 2 nomi di regione                     |
        | 3       | 3 nomi di regione                     |
        | 4       | 3 nomi di regione e "+ altre 1"       |
        | 20      | 3 nomi di regione e "+ altre 17"      |

    @PAGE-16
    Schema dello scenario: l'indirizzo "<atteso>"
      Quando si guarda la scheda di un organismo in "<via>", numero "<numero>", CAP "<cap>", città "<città>"
      Allora l'indirizzo si legge "<atteso>"

      Esempi:
        | via              | numero | cap   | città   | atteso                             |
        | Via dei Cipressi | 40     | 50100 | Firenze | Via dei Cipressi 40, 50100 Firenze |
        | Piazza Grande    |        |       | Firenze | Piazza Grande, Firenze             |
