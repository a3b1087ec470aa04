# language: it
Funzionalità: Ognuno vede le pagine che gli spettano
  Le pagine di presentazione sono per chi non ha fatto l'accesso, la scrivania per chi l'ha
  fatto, e ciascun ruolo ha le sue. Chi chiede una pagina che non gli spetta arriva a una che
  può vedere, mai a un vicolo cieco.

  Regola: Le pagine di presentazione sono per chi non ha fatto l'accesso

    @ROUTE-14
    Schema dello scenario: la pagina <pagina>
      Allora aprendo la pagina "<pagina>" si arriva a
        | un visitatore           | <pagina>       |
        | Anna Bianchi            | /scrivania     |
        | Giulia Ferri            | /scrivania     |
        | Carla Neri              | /scrivania     |
        | Niccolò De Luca come agricoltore | /scrivania |
        | Niccolò De Luca come CAA | /scrivania-caa |
        | Paola Verdi             | /scrivania-caa |

      @percorso
      Esempi: una per ogni genere
        | pagina                           |
        | /                                |
        | /home                            |
        | /agenzia/direttore               |
        | /agenzia/concorsi                |
        | /agenzia/concorsi/comunicatori-pubblici |
        | /pubblici-proclami               |
        | /agricoltori                     |

      Esempi: le altre
        | pagina                           |
        | /agenzia                         |
        | /agenzia/collegio-revisori       |
        | /agenzia/organigramma            |
        | /agenzia/organismo-paritetico    |
        | /agenzia/comitato-garanzia       |
        | /agenzia/delibere                |
        | /agenzia/appalti                 |
        | /agenzia/appalti/storico-appalti |
        | /agenzia/appalti/servizi-di-pulizia-sedi |
        | /agenzia/norme-istitutive        |
        | /caa                             |
        | /op                              |

  Regola: Le altre pagine pubbliche si aprono a chiunque, che abbia fatto l'accesso o no

    @ROUTE-04 @percorso
    Esempio: gli aiuti, fino al dettaglio OCM
      Allora questi indirizzi si aprono a chiunque
        | /aiuti-e-bandi                               |
        | /aiuti-e-bandi/pagamenti-diretti             |
        | /aiuti-e-bandi/sviluppo-rurale               |
        | /aiuti-e-bandi/pagamenti-ocm                 |
        | /aiuti-e-bandi/pagamenti-ocm/ocm-vino        |
        | /aiuti-e-bandi/pagamenti-ocm/ocm-vino/promozione-vino-paesi-terzi |

    @ROUTE-05 @percorso
    Esempio: gli appalti e il loro storico
      Allora questi indirizzi si aprono a chiunque
        | /aiuti-e-bandi/appalti                    |
        | /aiuti-e-bandi/appalti/storico-appalti    |
        | /aiuti-e-bandi/appalti/latte-uht-parzialmente-scremato |

    @ROUTE-06 @percorso
    Esempio: l'albero di Amministrazione trasparente
      Allora questi indirizzi si aprono a chiunque
        | /amministrazione-trasparente                   |
        | /amministrazione-trasparente/personale/posizioni-organizzative |

    @ROUTE-07 @percorso
    Esempio: i servizi, la condizionalità
      Allora questi indirizzi si aprono a chiunque
        | /servizi                |
        | /servizi/condizionalita |
        | /servizi/domanda-unica  |

    @ROUTE-09 @percorso
    Esempio: modulistica e normative
      Allora questi indirizzi si aprono a chiunque
        | /modulistica            |
        | /normative              |
        | /normative/circolare-12-2023-pegni-e-cessioni |

    @ROUTE-10 @percorso
    Esempio: il supporto
      Allora questi indirizzi si aprono a chiunque
        | /supporto                               |
        | /supporto/contatti                      |
        | /supporto/contatti/richiesta-assistenza |
        | /supporto/link-utili                    |
        | /supporto/faq                           |
        | /supporto/ricerca-op                    |
        | /supporto/approfondimenti               |
        | /supporto/approfondimenti/correggere-una-domanda |

    @ROUTE-11 @percorso
    Esempio: le note, la mappa, la ricerca
      Allora questi indirizzi si aprono a chiunque
        | /privacy-and-cookies |
        | /note-legali         |
        | /mappa-del-sito      |
        | /ricerca             |

    @ROUTE-12 @percorso
    Esempio: la comunicazione
      Allora questi indirizzi si aprono a chiunque
        | /anpag-comunica                   |
        | /anpag-comunica/comunicati-stampa |
        | /anpag-comunica/articoli          |
        | /anpag-comunica/eventi            |

    @ROUTE-21
    Esempio: un segmento fisso vince su un nome libero
      Allora l'indirizzo "/aiuti-e-bandi/appalti" è quello della pagina "Appalti a valere sul fondo FEAD e fondo Nazionale"
      E l'indirizzo "/aiuti-e-bandi/vino" è quello della pagina "Misura"

  Regola: Le pagine riservate portano un visitatore alla pagina iniziale
    L'indirizzo chiesto non va perso: dopo l'accesso si riapre, se spetta alla persona. La specifica
    dice soltanto dove si è rimandati: che l'indirizzo si ricordi è una nostra interpretazione.

    @ROUTE-15 @ROUTE-16 @ROUTE-17 @ROUTE-18 @ROUTE-22 @percorso
    Schema dello scenario: la pagina <pagina>
      Allora aprendo la pagina "<pagina>" si arriva a
        | un visitatore                    | /home             |
        | Anna Bianchi                     | <agricoltore>     |
        | Giulia Ferri                     | <agricoltore>     |
        | Niccolò De Luca come agricoltore | <agricoltore>     |
        | Carla Neri                       | <mandato chiuso>  |
        | Niccolò De Luca come CAA         | <CAA>             |
        | Paola Verdi                      | <CAA>             |

      Esempi:
        | pagina                         | agricoltore                    | mandato chiuso   | CAA               |
        | /scrivania-caa                 | /scrivania                     | /scrivania       | /scrivania-caa    |
        | /produttori                    | /scrivania                     | /scrivania       | /produttori       |
        | /produttori/orti-di-ponente    | /scrivania                     | /scrivania       | /produttori/orti-di-ponente |
        | /scrivania                     | /scrivania                     | /scrivania       | /scrivania-caa    |
        | /le-tue-pratiche               | /le-tue-pratiche               | /le-tue-pratiche | /scrivania-caa    |
        | /notifiche                     | /notifiche                     | /notifiche       | /scrivania-caa    |
        | /scrivania/il-tuo-fascicolo    | /scrivania/il-tuo-fascicolo    | /scrivania       | /scrivania-caa    |
        | /scrivania/fascicolo-aziendale | /scrivania/fascicolo-aziendale | /scrivania       | /scrivania-caa    |

    @ROUTE-15 @interpretazione
    Esempio: la pagina chiesta si riapre dopo l'accesso, con tutti i suoi parametri
      Dato che un visitatore ha aperto la pagina "/notifiche?msgId=7"
      Quando Anna Bianchi accede al portale
      Allora è alla pagina "/notifiche?msgId=7"

    @ROUTE-15 @percorso
    Esempio: al visitatore si dice di accedere
      Quando un visitatore apre la pagina "/notifiche"
      Allora è alla pagina "/home" da visitatore
      E legge che deve accedere per aprire la pagina richiesta

    @ROUTE-16 @ROUTE-17 @percorso
    Esempio: una pagina che non spetta alla persona non si riapre
      Dato che un visitatore ha aperto la pagina "/produttori"
      Quando Anna Bianchi accede al portale
      Allora vede la scrivania

    @ROUTE-15
    Esempio: un indirizzo fuori dal portale non si apre mai
      Dato che nella visita resta da aprire l'indirizzo "//altrove.example/notifiche"
      Quando Anna Bianchi accede al portale
      Allora vede la scrivania

  Regola: Il mandato che conta è quello dell'azienda selezionata
    L'elenco delle aziende dice per ciascuna se il mandato è chiuso; se non lo dice, è aperto. È una
    nostra interpretazione: la specifica parla di mandato chiuso senza dire di quale azienda.

    @ROUTE-18 @interpretazione
    Esempio: passando a un'azienda col mandato chiuso il fascicolo si chiude
      Dato che per Marco Rinaldi il mandato di "Pascoli Alti Società Agricola" è chiuso
      E che Marco Rinaldi ha fatto l'accesso
      E ha scelto l'azienda "Orti di Ponente Società Agricola"
      E ha aperto la pagina "/scrivania/fascicolo-aziendale"
      Quando sceglie l'azienda "Pascoli Alti Società Agricola"
      Allora è alla pagina "/scrivania"

    @ROUTE-18
    Esempio: il mandato chiuso di un'altra azienda non conta
      Dato che per Marco Rinaldi il mandato di "Pascoli Alti Società Agricola" è chiuso
      E che Marco Rinaldi ha fatto l'accesso
      E ha scelto l'azienda "Orti di Ponente Società Agricola"
      Quando apre la pagina "/scrivania/fascicolo-aziendale"
      Allora è alla pagina "/scrivania/fascicolo-aziendale"

  Regola: Il cruscotto dei pagamenti si vede solo quando è acceso, e allora lo vedono tutti

    @ROUTE-13
    Schema dello scenario: la pagina <pagina> col cruscotto <cruscotto>
      Dato che il cruscotto dei pagamenti è <cruscotto>
      Allora aprendo la pagina "<pagina>" si arriva a
        | un visitatore | <visitatore> |
        | Anna Bianchi  | <agricoltore> |
        | Paola Verdi   | <CAA>        |

      Esempi:
        | pagina                                    | cruscotto | visitatore                                | agricoltore                               | CAA                                       |
        | /cruscotto-pagamenti                      | acceso    | /cruscotto-pagamenti                      | /cruscotto-pagamenti                      | /cruscotto-pagamenti                      |
        | /cruscotto-pagamenti/domanda-unica        | acceso    | /cruscotto-pagamenti/domanda-unica        | /cruscotto-pagamenti/domanda-unica        | /cruscotto-pagamenti/domanda-unica        |
        | /cruscotto-pagamenti/domanda-unica/veneto | acceso    | /cruscotto-pagamenti/domanda-unica/veneto | /cruscotto-pagamenti/domanda-unica/veneto | /cruscotto-pagamenti/domanda-unica/veneto |
        | /cruscotto-pagamenti                      | spento    | /                                         | /scrivania                                | /scrivania-caa                            |
        | /cruscotto-pagamenti/domanda-unica/veneto | spento    | /                                         | /scrivania                                | /scrivania-caa                            |

  Regola: Le regole rispondono sempre, e non rimandano mai in tondo
    Per ogni indirizzo, ogni persona e ogni interruttore si arriva in pochi passi a una pagina permessa.

    @ROUTE-19
    Esempio: tutte le pagine per tutte le persone
      Allora da ogni pagina ogni persona arriva a una pagina che può vedere

    @ROUTE-19
    Esempio: gli indirizzi più strani
      Allora da ognuno di questi indirizzi ogni persona arriva a una pagina che può vedere
        | /scrivania/        |
        | //scrivania        |
        | /%E0%A4%A          |
        | /SCRIVANIA         |
        | /scrivania?a=%     |
        | /../scrivania      |
        | /amministrazione-trasparente/a/b/c/d/e |

    @ROUTE-22
    Esempio: AGRI-IST arriva dove arriva AGRI
      Allora su ogni pagina Giulia Ferri arriva dove arriva Anna Bianchi

  Regola: Il servizio applica le stesse regole prima di leggere qualunque dato
    Un agricoltore legge solo le aziende del suo codice fiscale, un operatore CAA solo quelle con un
    mandato aperto presso uno dei suoi uffici. Il rifiuto è uguale se l'azienda esiste o no. Un mandato
    conta dal primo all'ultimo giorno, compresi: prima di cominciare non apre nulla al CAA, e dal giorno
    dopo l'ultimo è chiuso anche per l'agricoltore, se nessun altro mandato ha preso il suo posto.

    @ROUTE-20
    Schema dello scenario: <persona> chiede il fascicolo di "<azienda>"
      Allora il fascicolo di "<azienda>" per <persona> è <esito>

      Esempi:
        | persona       | azienda                                 | esito     |
        | Anna Bianchi  | Azienda agricola Bianchi Anna           | concesso  |
        | Anna Bianchi  | Pascoli Alti Società Agricola           | rifiutato |
        | Anna Bianchi  | un'azienda che non esiste               | rifiutato |
        | Carla Neri    | Azienda agricola Neri Carla             | rifiutato |
        | Paola Verdi   | Pascoli Alti Società Agricola           | concesso  |
        | Paola Verdi   | Limoneto del Golfo Società Agricola     | rifiutato |
        | Paola Verdi   | Azienda agricola Neri Carla             | rifiutato |
        | Sara Conti    | Limoneto del Golfo Società Agricola     | concesso  |
        | Bruno Galli   | Pascoli Alti Società Agricola           | rifiutato |
        | Dario Longo   | Pascoli Alti Società Agricola           | rifiutato |

    @ROUTE-18 @ROUTE-20
    Schema dello scenario: il mandato va dal <primo giorno> al <ultimo giorno>
      Dato che il mandato di "Pascoli Alti Società Agricola" va dal <primo giorno> al <ultimo giorno>
      Quando viene il 21/11/2026
      Allora il fascicolo di "Pascoli Alti Società Agricola" per Paola Verdi è <CAA>
      E il fascicolo di "Pascoli Alti Società Agricola" per Marco Rinaldi è <agricoltore>

      Esempi:
        | primo giorno | ultimo giorno | CAA       | agricoltore |
        | 21/11/2026   | 31/12/2027    | concesso  | concesso    |
        | 22/11/2026   | 31/12/2027    | rifiutato | concesso    |
        | 01/01/2024   | 21/11/2026    | concesso  | concesso    |
        | 01/01/2024   | 20/11/2026    | rifiutato | rifiutato   |
