# language: it
Funzionalità: Avvisi per email su un elenco
  Chi aspetta una novità non deve tornare ogni giorno a cercarla: il portale gli scrive.

  Regola: Si segue un elenco così come è filtrato, e si sa a parole che cosa si segue
    Prima della conferma il messaggio non ripete ciò che è stato scritto: chi inserisce l'indirizzo di un altro non può
    fargli arrivare parole sue.

    @ALERT-01
    Esempio: prima e dopo la conferma
      Quando qualcuno chiede gli avvisi delle normative con le parole "olio"
      Allora l'avviso confermato si chiama "Normative, con le parole «olio»"
      E il messaggio di conferma lo chiama "Normative, con le parole scelte"

  Regola: I messaggi partono alle 7, ogni giorno o ogni lunedì, anche quando cambia l'ora

    @ALERT-04
    Schema dello scenario: il prossimo messaggio
      Quando il <giorno> alle <ora> si conta il prossimo messaggio di chi lo riceve <frequenza>
      Allora il prossimo messaggio parte il <parte il> alle 07:00

      Esempi:
        | giorno     | ora   | frequenza    | parte il   |
        | 25/11/2026 | 06:59 | ogni giorno  | 25/11/2026 |
        | 25/11/2026 | 07:00 | ogni giorno  | 26/11/2026 |
        | 25/11/2026 | 12:00 | ogni lunedì  | 30/11/2026 |
        | 24/10/2026 | 12:00 | ogni giorno  | 25/10/2026 |

  Regola: Ogni novità si dice una volta sola
    Una correzione non è una novità; un termine che si sposta lo è, e si dice com'era prima.

    @ALERT-05
    Esempio: un concorso nuovo, poi prorogato
      Dato che un concorso con scadenza il 10/12/2026 è appena entrato
      Quando parte il messaggio
      Allora dice "nuovo"
      Quando la scadenza passa al 20/12/2026 e parte il messaggio
      Allora dice "termine, prima 10/12/2026"
      Quando parte il messaggio
      Allora dice "niente"

  Regola: Si segue anche una cosa sola, e di lei si dice ogni cambiamento in una volta
    Chi aspetta che un aiuto apra, o la graduatoria di un concorso, non deve leggere le novità di tutto l'elenco.

    @FOLLOW-01
    Esempio: si sa a parole che cosa si segue
      Quando qualcuno segue il concorso "Agronomi"
      Allora l'avviso si chiama "Concorso «Agronomi»"

    @FOLLOW-02
    Schema dello scenario: che cosa dice il messaggio di un concorso
      Dato un concorso seguito con scadenza il 10/12/2026 e il documento "Bando"
      Quando il concorso passa alla scadenza <scadenza> con i documenti "<documenti>"
      Allora il messaggio del concorso dice "<messaggio>"

      Esempi:
        | scadenza   | documenti          | messaggio                                                                        |
        | 20/12/2026 | Bando              | il termine è ora 20/12/2026, prima era 10/12/2026                                |
        | 10/12/2026 | Bando, Graduatoria | nuovo documento: Graduatoria                                                     |
        | 20/12/2026 | Bando, Graduatoria | il termine è ora 20/12/2026, prima era 10/12/2026; nuovo documento: Graduatoria  |
        | 10/12/2026 | Bando              | niente                                                                           |
