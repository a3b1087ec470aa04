# language: it
Funzionalità: Percorrere il portale
  Ciò che le regole promettono una per una, percorso nel portale vero come farebbe una persona.

  Regola: Le pagine pubbliche si aprono a chiunque, con il proprio titolo

    @browser @rapporto
    Schema dello scenario: <indirizzo>
      Quando un visitatore apre "<indirizzo>"
      Allora il titolo della pagina è "<titolo>"

      @ROUTE-04
      Esempi:
        | indirizzo                                 | titolo         |
        | /aiuti-e-bandi                            | Aiuti e bandi  |

      @ROUTE-06
      Esempi:
        | indirizzo                                 | titolo                      |
        | /amministrazione-trasparente              | Amministrazione trasparente |

      @ROUTE-07
      Esempi:
        | indirizzo                                 | titolo         |
        | /servizi                                  | Servizi        |

      @ROUTE-09
      Esempi:
        | indirizzo                                 | titolo         |
        | /modulistica                              | Modulistica    |
        | /normative                                | Normative      |

      @ROUTE-10
      Esempi:
        | indirizzo                                 | titolo            |
        | /supporto                                 | Supporto          |
        | /supporto/faq                             | Domande frequenti |
        | /supporto/contatti                        | Contatti          |
        | /supporto/ricerca-op                      | Trova chi ti paga |

      @ROUTE-11
      Esempi:
        | indirizzo                                 | titolo            |
        | /mappa-del-sito                           | Mappa del sito    |
        | /privacy-and-cookies                      | Privacy e cookie  |
        | /note-legali                              | Note legali       |

      @ROUTE-12
      Esempi:
        | indirizzo                                 | titolo            |
        | /anpag-comunica                           | ANPAG comunica    |
        | /anpag-comunica/eventi                    | Eventi            |
        | /comunicazione                            | ANPAG comunica    |

      @ROUTE-13
      Esempi:
        | indirizzo                                 | titolo              |
        | /cruscotto-pagamenti                      | Cruscotto pagamenti |

      @RED-04
      Esempi:
        | indirizzo                                 | titolo                   |
        | /agenzia/codice-di-comportamento          | Codice di comportamento  |
        | /supporto/parole-della-pac                | Le parole della PAC      |

      @PAROLE-01
      Esempi:
        | indirizzo                                 | titolo                   |
        | /supporto/parole                          | Le parole delle pratiche |

      @TERM-01
      Esempi:
        | indirizzo                                 | titolo    |
        | /scadenze                                 | Scadenze  |

      @AIDS-01
      Esempi:
        | indirizzo                                 | titolo                     |
        | /aiuti-e-bandi/quali-aiuti                | Che cosa coltivi o allevi? |

  Regola: Le voci del menu portano dove dicono

    @NAV-02 @browser @rapporto
    Schema dello scenario: <voce>
      Dato che un visitatore apre "/home"
      Quando segue nel menu "<voce>"
      Allora si trova su "<indirizzo>"

      Esempi:
        | voce          | indirizzo      |
        | L’Agenzia     | /agenzia       |
        | Aiuti e bandi | /aiuti-e-bandi |
        | Servizi       | /servizi       |
        | Normative     | /normative     |

  Regola: Ciò che si è scelto in un elenco resta nell’indirizzo

    @LIST-16 @browser @rapporto
    Esempio: si torna all’elenco come lo si era lasciato
      Dato che un visitatore apre "/normative?categories=circolare"
      Quando segue "Circolare"
      E torna indietro
      Allora vede il filtro "Circolare"

    @LIST-11 @browser @rapporto
    Esempio: altre nove voci
      Dato che un visitatore apre "/normative"
      Quando preme "Mostra di più"
      Allora mostra 18 voci

  Regola: La ricerca si apre dalla testata

    @NAV-15 @browser @rapporto
    Esempio: le parole cercate
      Dato che un visitatore apre "/normative"
      Quando cerca "domanda unica" dalla testata
      Allora si trova su "/ricerca"
      E legge "Domanda unica"

  Regola: Il percorso dice dove si è

    @NAV-18 @browser @rapporto
    Esempio: una pagina che la redazione ha aggiunto
      Quando un visitatore apre "/agenzia/codice-di-comportamento"
      Allora nel percorso legge "L’Agenzia"

    @NAV-22 @RED-04 @browser @rapporto
    Esempio: dalla mappa del sito a una pagina aggiunta
      Dato che un visitatore apre "/mappa-del-sito"
      Quando segue "Le parole della PAC"
      Allora si trova su "/supporto/parole-della-pac"

  Regola: Ognuno trova le pagine che sono sue, e non altre

    @browser @rapporto
    Schema dello scenario: <chi> apre <indirizzo>
      Dato che <chi> è entrata nel portale
      Quando apre "<indirizzo>"
      Allora si trova su "<dove>"

      @ROUTE-14
      Esempi:
        | chi          | indirizzo                        | dove           |
        | Anna Bianchi | /agenzia                         | /scrivania     |
        | Anna Bianchi | /agenzia/codice-di-comportamento | /scrivania     |
        | Paola Verdi  | /agenzia                         | /scrivania-caa |

      @ROUTE-16
      Esempi:
        | chi          | indirizzo      | dove           |
        | Anna Bianchi | /scrivania-caa | /scrivania     |
        | Anna Bianchi | /produttori    | /scrivania     |
        | Paola Verdi  | /produttori    | /produttori    |

      @ROUTE-17
      Esempi:
        | chi          | indirizzo         | dove           |
        | Paola Verdi  | /scrivania        | /scrivania-caa |
        | Paola Verdi  | /le-tue-pratiche  | /scrivania-caa |
        | Paola Verdi  | /notifiche        | /scrivania-caa |
        | Anna Bianchi | /le-tue-pratiche  | /le-tue-pratiche |
        | Anna Bianchi | /notifiche        | /notifiche     |

      @ROUTE-22
      Esempi:
        | chi          | indirizzo         | dove             |
        | Giulia Ferri | /le-tue-pratiche  | /le-tue-pratiche |

    @ROUTE-15 @browser @rapporto
    Schema dello scenario: un visitatore apre <indirizzo>
      Quando un visitatore apre "<indirizzo>"
      Allora si trova su "/home"
      E legge "Accedi per aprire la pagina richiesta"

      Esempi:
        | indirizzo        |
        | /scrivania       |
        | /le-tue-pratiche |
        | /notifiche       |
