# language: it
Funzionalità: Stato di avanzamento di concorsi e appalti
  Chi segue un concorso o un appalto capisce a colpo d'occhio a che punto è la procedura.

  Regola: Lo stato riempie una, due o tre fasi della barra, ciascuna con il suo colore

    @BANDO-01
    Schema dello scenario: la barra di uno stato
      Quando la scheda mostra lo stato "<stato>"
      Allora la barra ha <fasi> fasi piene su 3, di colore <colore>

      Esempi:
        | stato                    | fasi | colore  |
        | Aperto                   | 1    | verde   |
        | Pubblicato               | 1    | verde   |
        | In corso di espletamento | 2    | giallo  |
        | Concluso                 | 3    | rosso   |
        | Aggiudicato              | 3    | rosso   |

    @BANDO-01
    Schema dello scenario: uno stato che il portale non conosce
      Quando la scheda mostra lo stato "<stato>"
      Allora la barra ha 0 fasi piene su 3, di colore nessuno

      Esempi:
        | stato     |
        | Sospeso   |
        | aperto    |
        | Aperto.   |
        |           |

  Regola: Ogni stato si legge anche a parole e ha una spiegazione

    @BANDO-02
    Schema dello scenario: lo stato a parole
      Quando la scheda mostra lo stato "<stato>"
      Allora la barra si legge anche "<parole>"
      E c'è una spiegazione dello stato

      Esempi:
        | stato                    | parole                                 |
        | Aperto                   | Aperto: fase 1 di 3                    |
        | In corso di espletamento | In corso di espletamento: fase 2 di 3  |
        | Aggiudicato              | Aggiudicato: fase 3 di 3               |

  Regola: Concorsi e appalti si filtrano ciascuno per i propri stati

    @BANDO-03
    Schema dello scenario: gli stati offerti dal filtro
      Quando qualcuno apre il filtro per stato dei <procedure>
      Allora trova "<primo>", "<secondo>" e "<terzo>", in quest'ordine

      Esempi:
        | procedure | primo      | secondo                  | terzo       |
        | concorsi  | Aperto     | In corso di espletamento | Concluso    |
        | appalti   | Pubblicato | In corso di espletamento | Aggiudicato |

  Regola: Passata la scadenza non si partecipa più, anche se nessuno ha ancora aggiornato lo stato
    L'ultimo giorno vale per intero, secondo il calendario italiano.

    @BANDO-03
    Schema dello scenario: lo stato di un bando nel giorno in cui lo si legge
      Quando qualcuno legge il <giorno> un bando "<stato>" con scadenza il <scadenza>
      Allora lo stato mostrato è "<mostrato>"

      Esempi:
        | stato      | scadenza   | giorno     | mostrato                 |
        | Aperto     | 21/11/2026 | 20/11/2026 | Aperto                   |
        | Aperto     | 21/11/2026 | 21/11/2026 | Aperto                   |
        | Aperto     | 21/11/2026 | 22/11/2026 | In corso di espletamento |
        | Pubblicato | 21/11/2026 | 22/11/2026 | In corso di espletamento |
        | Concluso   | 21/11/2026 | 22/11/2026 | Concluso                 |

  Regola: Una data che si aspetta si porta nel proprio calendario, finché non è passata
    Vale per la scadenza di concorsi e appalti, per gli eventi (fino all'ultimo giorno) e per i giorni delle domande di un aiuto.

    @LIST-18
    Schema dello scenario: la scadenza di un bando nel calendario
      Quando qualcuno legge il <giorno> la pagina di un bando con scadenza il <scadenza>
      Allora la scadenza <offerta> per il calendario

      Esempi:
        | scadenza   | giorno     | offerta         |
        | 21/11/2026 | 20/11/2026 | è offerta       |
        | 21/11/2026 | 21/11/2026 | è offerta       |
        | 21/11/2026 | 22/11/2026 | non è offerta   |

    @PAGE-39
    Schema dello scenario: i giorni delle domande di un aiuto nel calendario
      Quando qualcuno legge il <giorno> la pagina di un aiuto con domande dal <apertura> al <chiusura>
      Allora la scadenza <offerta> per il calendario

      Esempi:
        | apertura   | chiusura   | giorno     | offerta         |
        | 09/11/2026 | 31/12/2026 | 01/11/2026 | è offerta       |
        | 09/11/2026 | 31/12/2026 | 31/12/2026 | è offerta       |
        | 09/11/2026 | 31/12/2026 | 01/01/2027 | non è offerta   |
