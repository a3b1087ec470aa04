# language: it
Funzionalità: Le campagne di aiuti e servizi
  Chi cerca un aiuto o un servizio vuole sapere se è in tempo e che cosa può fare oggi.

  Regola: Il pulsante segue lo stato della campagna
    Prima dell'apertura si porta il giorno nel proprio calendario; dopo la fine non c'è nulla da premere. Chi non ha fatto l'accesso lo
    fa con lo stesso pulsante. Ogni giorno vale per intero, secondo il calendario italiano.

    @CAMP-01 @interpretazione
    Schema dello scenario: che cosa si può fare il 25/11/2026
      Dato un aiuto con domande dal <apertura> al <chiusura> e modifiche fino al <modifiche>
      Quando <chi> apre la sua scheda il 25/11/2026
      Allora legge "<stato>" e il pulsante dice "<pulsante>"

      Esempi:
        | apertura   | chiusura   | modifiche  | chi                     | stato            | pulsante               |
        | 01/11/2026 | 12/12/2026 | 12/12/2026 | un visitatore           | Aperto           | Accedi e compila       |
        | 01/11/2026 | 12/12/2026 | 12/12/2026 | chi ha fatto l'accesso  | Aperto           | Compila la domanda     |
        | 01/02/2026 | 15/05/2026 | 30/11/2026 | un visitatore           | Solo modifiche   | Accedi e modifica      |
        | 01/02/2026 | 15/05/2026 | 25/11/2026 | chi ha fatto l'accesso  | Solo modifiche   | Modifica la domanda    |
        | 01/02/2027 | 15/05/2027 | 15/05/2027 | un visitatore           | Non ancora aperto | Avvisami quando apre   |
        | 01/02/2026 | 15/05/2026 | 24/11/2026 | chi ha fatto l'accesso  | Chiuso           |                        |

  Regola: Il termine si legge con i giorni che mancano

    @CAMP-01 @interpretazione
    Schema dello scenario: il termine nel primo riquadro
      Dato un aiuto con domande dal <apertura> al <chiusura> e modifiche fino al <modifiche>
      Quando un visitatore apre la sua scheda il 25/11/2026
      Allora il termine dell'aiuto si legge "<termine>"

      Esempi:
        | apertura   | chiusura   | modifiche  | termine            |
        | 01/02/2027 | 15/05/2027 | 15/05/2027 | Apre tra 68 giorni |
        | 01/11/2026 | 26/11/2026 | 26/11/2026 | Scade domani       |
        | 01/02/2026 | 15/05/2026 | 30/11/2026 | Scade tra 5 giorni |
        | 01/02/2026 | 15/05/2026 | 15/05/2026 | Domande chiuse     |

  Regola: Il pulsante di un servizio che vive nel portale apre ciò per cui si è venuti
    Chi non ha fatto l'accesso lo fa per strada; ciò che si fa allo sportello porta al fascicolo, dove sta il CAA che lo tiene; l'operatore sceglie prima il produttore.

    @CAMP-03 @interpretazione
    Schema dello scenario: che cosa apre il pulsante
      Dato un servizio attivo che apre "<cosa>"
      Quando <chi> ne legge il pulsante
      Allora il pulsante dice "<pulsante>"
      E porta all'indirizzo "<indirizzo>"

      Esempi:
        | cosa      | chi              | pulsante                        | indirizzo                             |
        | pagamenti | un visitatore    | Accedi e controlla i pagamenti  | /le-tue-pratiche?accedi               |
        | pagamenti | un agricoltore   | Controlla i tuoi pagamenti      | /le-tue-pratiche                      |
        | fascicolo | un visitatore    | Accedi e apri il tuo fascicolo  | /scrivania/fascicolo-aziendale?accedi |
        | fascicolo | un operatore CAA | Apri il fascicolo del produttore | /produttori                          |
        | assistenza | un visitatore   | Scrivi una richiesta            | /supporto/contatti/richiesta-assistenza |

    @CAMP-03 @interpretazione
    Esempio: un servizio fermo non si apre
      Dato un servizio non attivo che apre "pagamenti"
      Quando un agricoltore ne legge il pulsante
      Allora non c'è alcun pulsante

  Regola: I contatti si usano senza ricopiarli

    @CAMP-02
    Esempio: il telefono e la casella dell'assistenza
      Quando i contatti di un servizio sono "Assistenza agli agricoltori: 06 0000 1240, agricoltori@anpag.example"
      Allora si può premere "tel:0600001240"
      E si può premere "mailto:agricoltori@anpag.example"
