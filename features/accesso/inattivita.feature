# language: it
Funzionalità: La sessione finisce se nessuno è davanti allo schermo
  I dati di un'azienda non devono restare aperti su un computer lasciato solo;
  ma chi sta leggendo deve essere avvisato in tempo e poter restare.

  Regola: Dopo tre minuti di inattività si apre un avviso che dura 180 secondi
    Contano il mouse, la tastiera, il tocco e lo scorrimento, e solo mentre qualcuno è collegato.
    L'avviso ha due risposte, e il movimento non è tra queste: è una nostra interpretazione, perché un
    urto alla scrivania non deve tenere aperta la sessione.

    @IDLE-01
    Schema dello scenario: dopo <attesa> senza attività
      Dato che Anna Bianchi ha fatto l'accesso
      Quando passano <attesa> senza attività
      Allora l'avviso di inattività <avviso>

      Esempi:
        | attesa        | avviso                     |
        | 179 secondi   | non è aperto               |
        | 180 secondi   | è aperto, con 180 secondi  |
        | 181 secondi   | è aperto, con 179 secondi  |
        | 359 secondi   | è aperto, con 1 secondo    |

    @IDLE-08
    Esempio: per un visitatore non si conta nulla
      Dato che un visitatore ha aperto la pagina "/normative"
      Quando passa un'ora senza attività
      Allora l'avviso di inattività non è aperto
      E è alla pagina "/normative" da visitatore

    @IDLE-01 @interpretazione
    Esempio: ad avviso aperto muovere il mouse non basta
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 200 secondi senza attività
      Quando muove il mouse
      Allora l'avviso di inattività è aperto, con 160 secondi

  Regola: L'attività sposta in avanti la scadenza
    L'attività si guarda al massimo una volta ogni tre secondi: il conto riparte dal primo movimento, e il resto di quei tre
    secondi non lo sposta.

    @IDLE-02
    Esempio: chi lavora non vede mai l'avviso
      Dato che Anna Bianchi ha fatto l'accesso
      Quando per 20 minuti muove il mouse ogni 2 minuti
      Allora l'avviso di inattività non è aperto

    @IDLE-02
    Esempio: il conto riparte dall'ultima attività
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 120 secondi senza attività
      Quando muove il mouse
      E passano 179 secondi senza attività
      Allora l'avviso di inattività non è aperto

    @IDLE-02
    Esempio: mille movimenti in tre secondi contano come il primo
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 30 secondi senza attività
      Quando muove il mouse mille volte in meno di tre secondi
      E passano 179 secondi senza attività
      Allora l'avviso di inattività è aperto, con 179 secondi

  Regola: All'avviso si risponde restando o andando
    Senza una conferma del fornitore di accesso la sessione non si allunga; ma un guasto di rete, e
    questa è una nostra interpretazione, non la chiude prima del tempo.

    @IDLE-03
    Esempio: "Rimani collegato" controlla di nuovo l'accesso e fa ripartire il conto
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 200 secondi senza attività
      Quando risponde "Rimani collegato"
      Allora il fornitore di accesso è stato interrogato di nuovo
      E l'avviso di inattività non è aperto

    @IDLE-03
    Esempio: se il fornitore non la riconosce più, la sessione è finita
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 200 secondi senza attività
      Quando risponde "Rimani collegato", ma il fornitore non la riconosce più
      Allora vede la fine della sessione

    @IDLE-03 @interpretazione
    Esempio: se il fornitore non risponde, il conto continua e si può riprovare
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 200 secondi senza attività
      Quando risponde "Rimani collegato", ma il fornitore è guasto
      Allora l'avviso di inattività è aperto, con 160 secondi

    @IDLE-04
    Esempio: "Disconnetti" fa uscire
      Dato che Niccolò De Luca ha fatto l'accesso
      E ha scelto il ruolo CAA
      E che sono passati 200 secondi senza attività
      Quando risponde "Disconnetti"
      Allora il browser non ricorda nulla
      E il fornitore di accesso lo porta alla pagina di accesso

  Regola: A zero la sessione è finita, e resta finita
    Anche ricaricando la pagina si ritrova la fine della sessione, finché non si torna all'accesso.

    @IDLE-05
    Esempio: allo scadere del conto
      Dato che Anna Bianchi ha fatto l'accesso
      Quando passano 360 secondi senza attività
      Allora vede la fine della sessione
      E sullo schermo non c'è nulla di riservato

    @IDLE-05
    Esempio: anche dopo un ricaricamento
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 360 secondi senza attività
      Quando ricarica la pagina
      Allora vede la fine della sessione
      E l'inattività non è più sorvegliata

    @IDLE-05
    Esempio: "Vai al login" pulisce e porta all'accesso
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 360 secondi senza attività
      Quando risponde "Vai al login"
      Allora il fornitore di accesso la porta alla pagina di accesso
      E il browser ricorda soltanto
        | che cosa             | nome     | valore           |
        | l’azienda principale | mainCuaa | BNCNNA80A41H501R |

    @IDLE-05
    Esempio: un nuovo accesso ricomincia da capo
      Dato che Anna Bianchi ha fatto l'accesso
      E che sono passati 360 secondi senza attività
      Quando risponde "Vai al login"
      E Anna Bianchi accede al portale
      Allora vede la scrivania

  Regola: Il tempo si legge dall'orologio, non si conta
    Un portatile che dorme non conta i secondi: al risveglio deve trovare ciò che l'orologio dice.

    @IDLE-06
    Esempio: al risveglio dopo un'ora
      Dato che Anna Bianchi ha fatto l'accesso
      Quando il portatile dorme per 60 minuti
      E muove il mouse
      Allora vede la fine della sessione

    @IDLE-06
    Esempio: al risveglio dopo quattro minuti resta il tempo che resta
      Dato che Anna Bianchi ha fatto l'accesso
      Quando il portatile dorme per 4 minuti
      E muove il mouse
      Allora l'avviso di inattività è aperto, con 120 secondi

  Regola: Tutte le schede del portale hanno una sola scadenza
    Chi lavora in una scheda è davanti al computer anche per le altre: è una nostra interpretazione.

    @IDLE-08 @interpretazione
    Esempio: l'attività in una scheda vale per l'altra
      Dato che Anna Bianchi ha fatto l'accesso
      E che ha aperto una seconda scheda
      E che sono passati 150 secondi senza attività
      Quando muove il mouse
      E passano 60 secondi senza attività
      Allora l'avviso di inattività non è aperto in nessuna scheda

    @IDLE-08
    Esempio: "Rimani collegato" vale per l'altra
      Dato che Anna Bianchi ha fatto l'accesso
      E che ha aperto una seconda scheda
      E che sono passati 200 secondi senza attività
      Quando risponde "Rimani collegato"
      E passa un secondo senza attività
      Allora l'avviso di inattività non è aperto in nessuna scheda

    @IDLE-08
    Esempio: la fine si vede in tutte
      Dato che Anna Bianchi ha fatto l'accesso
      E che ha aperto una seconda scheda
      Quando passano 360 secondi senza attività
      Allora vede la fine della sessione
      E anche l'altra scheda mostra la fine della sessione

  Regola: Il conto alla rovescia si annuncia senza sommergere chi ascolta
    Si parla all'apertura, poi ogni quindici secondi, e ogni secondo soltanto negli ultimi cinque.

    @IDLE-07
    Schema dello scenario: a <secondi> secondi dalla fine
      Quando mancano <secondi> secondi, dopo che ne mancavano <prima>
      Allora si sente "<annuncio>"

      Esempi:
        | secondi | prima    | annuncio                           |
        | 180     | nessuno  | La sessione scade tra 3 minuti     |
        | 172     | nessuno  | La sessione scade tra 2 minuti e 52 secondi |
        | 165     | 166      | Tempo rimasto: 2 minuti e 45 secondi |
        | 164     | 165      |                                    |
        | 6       | 7        |                                    |
        | 5       | 6        | Tempo rimasto: 5 secondi           |
        | 1       | 2        | Tempo rimasto: 1 secondo           |
