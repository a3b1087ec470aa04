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
      E il messaggio di conferma lo chiama "Normative, con ciò che è stato scritto nella richiesta"

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
