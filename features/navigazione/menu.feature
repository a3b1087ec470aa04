# language: it
Funzionalità: I menu del portale
  Chi arriva trova le voci che gli servono: il pubblico, gli agricoltori e i centri di
  assistenza hanno ciascuno le proprie.

  Regola: La barra in alto è uguale per tutti, tranne la segnalazione delle frodi
    La segnalazione si vede solo quando è accesa nelle impostazioni, e si apre in una nuova scheda.

    @NAV-01 @percorso
    Esempio: con la segnalazione accesa
      Quando un visitatore guarda la barra in alto
      Allora le voci e gli indirizzi sono
        | Amministrazione trasparente | /amministrazione-trasparente        |
        | Modulistica                 | /modulistica                        |
        | Supporto                    | /supporto                           |
        | Segnalazione frodi          | https://segnalazioni.anpag.example/ |
      E "Segnalazione frodi" si apre in una nuova scheda

    @NAV-01
    Esempio: con la segnalazione spenta
      Dato che la segnalazione delle frodi è spenta
      Quando un visitatore guarda la barra in alto
      Allora le voci e gli indirizzi sono
        | Amministrazione trasparente | /amministrazione-trasparente |
        | Modulistica                 | /modulistica                 |
        | Supporto                    | /supporto                    |

  Regola: Ciascun pubblico ha il suo menu principale

    @NAV-02 @percorso
    Esempio: il pubblico
      Quando un visitatore guarda il menu principale
      Allora le voci e gli indirizzi sono
        | L’Agenzia       | /agenzia         |
        | Aiuti e bandi   | /aiuti-e-bandi   |
        | Servizi         | /servizi         |
        | ANPAG comunica  | /anpag-comunica  |
        | Normative       | /normative       |

    @NAV-05 @percorso
    Esempio: l'agricoltore
      Quando un agricoltore guarda il menu principale
      Allora le voci e gli indirizzi sono
        | Scrivania           | /scrivania                     |
        | Fascicolo Aziendale | /scrivania/fascicolo-aziendale |
        | Le tue pratiche     | /le-tue-pratiche               |
        | Aiuti e bandi       | /aiuti-e-bandi                 |
        | Servizi             | /servizi                       |

    @NAV-06 @percorso
    Esempio: l'operatore CAA
      Quando un operatore CAA guarda il menu principale
      Allora le voci e gli indirizzi sono
        | Scrivania     | /scrivania-caa |
        | Produttori    | /produttori    |
        | Servizi       | /servizi       |
        | Supporto      | /supporto      |
        | Normative     | /normative     |
        | Aiuti e bandi | /aiuti-e-bandi |

  Regola: I percorsi guidati, gli strumenti utili e le voci in più completano il menu del pubblico
    L'operatore CAA non ha voci in più. I percorsi guidati portano a pagine di presentazione, che chi
    ha fatto l'accesso non può aprire: perciò a lui non si mostrano. Scelta nostra: sugli schermi larghi le voci in più
    stanno in fondo a «Strumenti utili», sotto «Altri collegamenti»; sugli altri nel menu, con lo stesso titolo. Non mancano a
    nessuna larghezza.

    @NAV-03 @percorso
    Esempio: percorsi guidati
      Quando un visitatore guarda i percorsi guidati
      Allora le voci e gli indirizzi sono
        | Agricoltori         | /agricoltori |
        | CAA                 | /caa         |
        | Organismi pagatori  | /op          |

    @NAV-03 @percorso
    Esempio: strumenti utili
      Quando un visitatore guarda gli strumenti utili
      Allora le voci e gli indirizzi sono
        | Aiuti e bandi   | /aiuti-e-bandi           |
        | L’app ANPAG     | /servizi/anpag-mobile    |
        | Condizionalità  | /servizi/condizionalita  |

    @NAV-04 @percorso
    Esempio: voci in più
      Quando un visitatore guarda le voci in più
      Allora le voci e gli indirizzi sono
        | Amministrazione trasparente | /amministrazione-trasparente |
        | Modulistica                 | /modulistica                 |
        | Comunicazione               | /comunicazione               |

    @NAV-06 @percorso
    Esempio: nessuna voce in più per il CAA
      Quando un operatore CAA guarda le voci in più
      Allora non c'è alcuna voce

    @NAV-03 @percorso
    Esempio: nessun percorso guidato per chi ha fatto l'accesso
      Quando un agricoltore guarda i percorsi guidati
      Allora non c'è alcuna voce

  Regola: Il piè di pagina del CAA è più corto di quello del pubblico

    @NAV-07
    Esempio: il piè di pagina del pubblico
      Quando un visitatore guarda i collegamenti utili del piè di pagina
      Allora le voci e gli indirizzi sono
        | Mappa del sito               | /mappa-del-sito                      |
        | Note legali                  | /note-legali                         |
        | Privacy e cookie             | /privacy-and-cookies                 |
        | Dichiarazione di accessibilità | https://accessibilita.example/anpag |
        | Pubblici proclami            | /pubblici-proclami                   |
        | Ministero dell’agricoltura   | https://ministero.example            |
        | Gazzetta ufficiale           | https://gazzetta.example             |
        | Sito precedente              | https://vecchio.anpag.example        |

    @NAV-07 @percorso
    Esempio: i quattro collegamenti sociali
      Quando un visitatore guarda i collegamenti sociali del piè di pagina
      Allora le voci sono 4

    @NAV-08
    Esempio: il piè di pagina del CAA
      Quando un operatore CAA guarda i collegamenti utili del piè di pagina
      Allora le voci e gli indirizzi sono
        | Mappa del sito               | /mappa-del-sito                      |
        | Note legali                  | /note-legali                         |
        | Privacy e cookie             | /privacy-and-cookies                 |
        | Dichiarazione di accessibilità | https://accessibilita.example/anpag |

  Regola: I menu laterali seguono l'ordine dell'agenzia e degli aiuti
    Scelta nostra: il menu della sezione sta accanto a ogni sua pagina, anche accanto al dettaglio di un concorso o di
    un appalto: chi ha finito di leggere va oltre senza tornare indietro.

    @MENU-01 @MENU-02 @interpretazione @percorso
    Schema dello scenario: accanto alla pagina <pagina>
      Quando un visitatore è alla pagina "<pagina>"
      Allora accanto alla pagina sta il menu "<menu>"

      Esempi:
        | pagina                              | menu    |
        | /agenzia/direttore                  | agenzia |
        | /agenzia/concorsi                   | agenzia |
        | /agenzia/concorsi/comunicatori-pubblici | agenzia |
        | /agenzia/appalti/storico-appalti    | agenzia |
        | /agenzia/appalti/servizi-di-pulizia-sedi | agenzia |
        | /aiuti-e-bandi/appalti/latte-uht-parzialmente-scremato | aiuti   |
        | /normative/circolare-12-2023-pegni-e-cessioni | nessuno |

    @MENU-01 @percorso
    Esempio: le pagine dell'agenzia
      Quando un visitatore guarda il menu laterale dell'agenzia
      Allora le voci e gli indirizzi sono
        | Organi dell’Agenzia                             |                              |
        | - Direttore                                     | /agenzia/direttore           |
        | - Collegio dei Revisori dei conti               | /agenzia/collegio-revisori   |
        | Organigramma                                    | /agenzia/organigramma        |
        | Organismo Paritetico per l’Innovazione          | /agenzia/organismo-paritetico |
        | Comitato Unico di Garanzia                      | /agenzia/comitato-garanzia   |
        | Delibere                                        | /agenzia/delibere            |
        | Concorsi e procedure di reclutamento personale  | /agenzia/concorsi            |
        | Appalti                                         | /agenzia/appalti             |

    @MENU-02 @percorso
    Esempio: le pagine degli aiuti
      Quando un visitatore guarda il menu laterale degli aiuti
      Allora le voci e gli indirizzi sono
        | Aiuti comunitari                  |                                                 |
        | - Pagamenti diretti               | /aiuti-e-bandi/pagamenti-diretti                |
        | - Pagamenti OCM                   | /aiuti-e-bandi/pagamenti-ocm                    |
        | - Sviluppo rurale                 | /aiuti-e-bandi/sviluppo-rurale                  |
        | Aiuti nazionali                   |                                                 |
        | - Misure straordinarie Ucraina    | /aiuti-e-bandi/misure-straordinarie-ucraina     |
        | - Misure straordinarie COVID-19   | /aiuti-e-bandi/misure-straordinarie-covid-19    |
        | - Aiuti de minimis                | /aiuti-e-bandi/aiuti-de-minimis                 |
        | Appalti FEAD e fondo nazionale    | /aiuti-e-bandi/appalti                          |

  Regola: Una voce di menu fa una cosa sola
    Una tendina apre le sue voci; un indirizzo del vecchio sito passa dall'avviso "Presto on line"; un
    indirizzo esterno si apre in una nuova scheda; un indirizzo del portale si apre qui.

    @NAV-24
    Schema dello scenario: una voce con <campo>
      Quando un visitatore sceglie una voce con
        | <campo> | <valore> |
      Allora la scelta <effetto>

      Esempi:
        | campo       | valore                       | effetto                         |
        | friendlyUrl | /normative                   | apre la pagina nel portale      |
        | href        | /normative                   | apre la pagina nel portale      |
        | externalUrl | https://gazzetta.example     | apre una nuova scheda           |
        | legacyUrl   | https://archivio.example/x   | apre l'avviso "Presto on line"  |
        | isDropdown  | sì                           | apre le voci della tendina      |
        | title       | Voce senza indirizzo         | non apre nulla                  |

    @NAV-24
    Esempio: l'indirizzo del vecchio sito vince sugli altri
      Quando un visitatore sceglie una voce con
        | friendlyUrl | /archivio                  |
        | legacyUrl   | https://archivio.example/x |
      Allora la scelta apre l'avviso "Presto on line"
