# language: it
Funzionalità: Scadenze
  Chi aspetta un bando o non vuole perdere un termine li trova tutti in una pagina, e li porta nel proprio calendario.

  Regola: Si vede tutto ciò che si apre o si chiude nei prossimi dodici mesi, dal giorno più vicino

    @TERM-01 @solo-http @dati-dimostrativi @percorso
    Esempio: un visitatore guarda le scadenze
      Quando un visitatore guarda tutte le scadenze
      Allora fra le scadenze ci sono aiuti, concorsi, appalti, servizi e prenotazioni, in ordine di giorno e nessuna passata

    @TERM-01
    Esempio: un aiuto ha un giorno per ogni cosa che accade
      Dato che oggi è il 25/11/2026 e un aiuto si apre il 04/01/2027, si chiude il 15/03/2027 e si corregge fino al 30/03/2027
      Allora le sue scadenze dicono "Si apre tra 40 giorni", "Si chiude tra 110 giorni", "Si chiude tra 125 giorni"

  Regola: Un filtro toglie ciò che è per altri e lascia ciò che è per tutti

    @TERM-02
    Schema dello scenario: un aiuto per chi coltiva vite in Puglia
      Quando si scelgono le scadenze per <chi>, in <regione>
      Allora l'aiuto pugliese <esito>, e la prenotazione di un incontro si vede

      Esempi:
        | chi         | regione | esito       |
        | agricoltori | puglia  | si vede     |
        | agricoltori | veneto  | non si vede |
        | candidati   | puglia  | non si vede |

  Regola: Il calendario contiene soltanto le scadenze di tutti
    Il suo indirizzo si può passare ad altri: ciò che riguarda la propria azienda non vi entra mai.

    @TERM-04 @interpretazione
    Esempio: una scadenza della propria azienda
      Dato che fra le scadenze mostrate c'è "Rispondi alla richiesta", della propria azienda
      Allora il calendario contiene "Vigneti in Puglia" e non "Rispondi alla richiesta"

  Regola: Un termine che si sposta lo dice, finché il giorno nuovo non è passato

    @TERM-05 @interpretazione
    Schema dello scenario: un termine passa dal 30/11/2026 al 02/12/2026
      Dato che il 25/11/2026 un termine passa dal 30/11/2026 al 02/12/2026, con "determina n. 41"
      Allora il <giorno> accanto al termine si legge "<parole>"

      Esempi:
        | giorno     | parole                                                     |
        | 25/11/2026 | spostata dal 30 novembre al 2 dicembre, con determina n. 41 |
        | 02/12/2026 | spostata dal 30 novembre al 2 dicembre, con determina n. 41 |
        | 03/12/2026 |                                                            |
