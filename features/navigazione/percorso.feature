# language: it
Funzionalità: Il percorso sopra ogni pagina
  Il percorso dice dove ci si trova e riporta indietro; comincia da dove la persona è di casa.

  Regola: Il percorso comincia da casa: la Home per un visitatore, la scrivania per chi ha fatto l'accesso

    @NAV-17 @percorso
    Schema dello scenario: la pagina <pagina> per <chi>
      Quando <chi> è alla pagina "<pagina>"
      Allora il percorso è "<percorso>"
      E la radice porta a "<radice>"

      Esempi:
        | chi              | pagina                         | percorso                           | radice         |
        | un visitatore    | /normative                     | Home > Normative                   | /home          |
        | un agricoltore   | /normative                     | Scrivania > Normative              | /scrivania     |
        | un operatore CAA | /normative                     | Scrivania > Normative              | /scrivania-caa |
        | un agricoltore   | /scrivania/fascicolo-aziendale | Scrivania > Fascicolo Aziendale    | /scrivania     |

    @NAV-17
    Schema dello scenario: la radice <pagina> non si ripete
      Quando <chi> è alla pagina "<pagina>"
      Allora il percorso è "<percorso>"

      Esempi:
        | chi              | pagina         | percorso  |
        | un visitatore    | /              | Home      |
        | un visitatore    | /home          | Home      |
        | un agricoltore   | /scrivania     | Scrivania |
        | un operatore CAA | /scrivania-caa | Scrivania |

  Regola: Le tappe hanno nomi da leggere, non pezzi di indirizzo
    Ogni tappa porta il titolo della pagina a cui conduce, anche quando è la redazione a darlo; solo ciò che non è una
    pagina prende il nome dal pezzo di indirizzo.

    @NAV-18
    Esempio: le tappe di mezzo portano il titolo delle loro pagine
      Dato che la pagina "/amministrazione-trasparente/attivita-e-procedimenti" si intitola "Attività e procedimenti"
      Quando un visitatore è alla pagina "/amministrazione-trasparente/attivita-e-procedimenti/tempi" intitolata "Tempi dei procedimenti"
      Allora il percorso è "Home > Amministrazione trasparente > Attività e procedimenti > Tempi dei procedimenti"

    @NAV-18 @percorso
    Schema dello scenario: la tappa <pagina>
      Quando un visitatore è alla pagina "<pagina>"
      Allora l'ultima tappa è "<nome>"

      Esempi:
        | pagina                         | nome                                               |
        | /agenzia                       | L’Agenzia                                          |
        | /aiuti-e-bandi/sviluppo-rurale | Programmi di Sviluppo Rurale                       |
        | /aiuti-e-bandi/pagamenti-ocm   | Pagamenti Organizzazioni Comuni dei Mercati (OCM)  |
        | /agenzia/concorsi              | Concorsi e procedure di reclutamento personale     |
        | /supporto/link-utili           | Link utili                                         |

    @NAV-18
    Esempio: una pagina che ha un titolo proprio porta il suo titolo
      Quando un visitatore è alla pagina "/normative/circolare-7" intitolata "Circolare n. 7 sui pagamenti"
      Allora il percorso è "Home > Normative > Circolare n. 7 sui pagamenti"

  Regola: Gli appalti si chiamano come il fondo che li paga

    @NAV-19
    Schema dello scenario: gli appalti in <pagina>
      Quando un visitatore è alla pagina "<pagina>"
      Allora il percorso contiene "<nome>"

      @percorso
      Esempi:
        | pagina                                        | nome                                             |
        | /agenzia/appalti                              | Appalti a valere sul bilancio ANPAG              |
        | /agenzia/appalti/storico-appalti              | Appalti a valere sul bilancio ANPAG              |
        | /aiuti-e-bandi/appalti                        | Appalti a valere sul fondo FEAD e fondo Nazionale |

      Esempi: un indirizzo che soltanto comincia così
        | pagina                                        | nome                                             |
        | /amministrazione-trasparente/bandi/appalti    | Appalti                                          |

  Regola: Un percorso lungo nasconde le tappe di mezzo dietro i puntini
    Restano la radice e le ultime due tappe; i puntini aprono le altre.

    @NAV-20
    Schema dello scenario: un percorso di <tappe> tappe
      Allora un percorso di <tappe> tappe ne nasconde <nascoste>

      Esempi:
        | tappe | nascoste |
        | 2     | 0        |
        | 4     | 0        |
        | 5     | 2        |
        | 7     | 4        |

  Regola: Il testo cercato si dimentica quando si lascia la ricerca
    Resta finché il percorso della pagina contiene la parola "ricerca".

    @NAV-16
    Schema dello scenario: dalla ricerca di "olio" alla pagina <pagina>
      Dato che un visitatore ha cercato "olio"
      Quando un visitatore è alla pagina "<pagina>"
      Allora il testo cercato è "<testo>"

      Esempi:
        | pagina               | testo |
        | /ricerca             | olio  |
        | /supporto/ricerca-op | olio  |
        | /normative           |       |
        | /                    |       |
