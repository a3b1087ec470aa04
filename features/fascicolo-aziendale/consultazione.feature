# language: it
Funzionalità: Consultare il fascicolo dell'azienda selezionata
  Il fascicolo si apre per l'azienda scelta; ogni parte si legge per conto suo, e una che manca non
  toglie le altre.

  Regola: Il fascicolo ha quattro schede, sempre nello stesso ordine

    @PAGE-05 @http
    Esempio: le schede
      Dato il fascicolo in ordine di Anna Bianchi
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora le schede sono, nell'ordine:
        | Dati anagrafici e di contatto |
        | Coordinate bancarie           |
        | Contratti e documenti         |
        | Scheda di validazione         |
      E nessuna scheda ha il segno di allarme

  Regola: Senza un'azienda selezionata non si chiede nulla

    @PAGE-07
    Esempio: nessuna azienda
      Quando una persona senza azienda selezionata apre la pagina del fascicolo
      Allora non si leggono dati di nessuna azienda

  Regola: Cambiando azienda non resta e non arriva più nulla della precedente

    @PAGE-07 @NAV-25 @http
    Esempio: si cambia azienda mentre il fascicolo arriva
      Dato Marco Rinaldi davanti al fascicolo di "Pascoli Alti Società Agricola", ancora in arrivo
      Quando passa a "Azienda agricola Rinaldi Marco" e poi arrivano tutte le risposte
      Allora si vede solo il fascicolo di "Azienda agricola Rinaldi Marco"

    @PAGE-07 @NAV-25 @http
    Esempio: si torna alla prima azienda
      Dato Marco Rinaldi davanti al fascicolo di "Azienda agricola Rinaldi Marco", ancora in arrivo
      Quando passa a "Pascoli Alti Società Agricola" e poi arrivano tutte le risposte
      Allora si vede solo il fascicolo di "Pascoli Alti Società Agricola"

  Regola: I segni delle schede vengono dal servizio, gli allarmi dei riquadri dai dati
    Se i due non concordano si mostrano entrambi, ciascuno com'è: nasconderne uno vorrebbe dire scegliere
    al posto di chi deve controllare.

    @FILE-13 @PAGE-06 @interpretazione @http
    Esempio: la scheda è segnalata ma i dati sono in ordine
      Dato il fascicolo in ordine di Anna Bianchi
      E che il servizio segnala la scheda "Dati anagrafici e di contatto"
      Quando Anna Bianchi apre la scheda "Dati anagrafici e di contatto"
      Allora hanno il segno di allarme solo le schede:
        | Dati anagrafici e di contatto |
      E il riquadro "Documento di riconoscimento" non è in allarme
      E il riquadro "Contatti" non è in allarme

    @FILE-13 @PAGE-06 @interpretazione @http
    Esempio: i dati non sono in ordine ma la scheda non è segnalata
      Dato il fascicolo in ordine di Anna Bianchi
      E che la scheda di validazione è scaduta
      Quando Anna Bianchi apre la scheda "Scheda di validazione"
      Allora nessuna scheda ha il segno di allarme
      E il riquadro "Scheda di validazione" è in allarme con "Scheda di validazione scaduta"

  Regola: Una parte che non arriva lo dice nel proprio riquadro, e il resto si legge

    @FILE-09 @ERR-06 @http
    Esempio: manca l'intestazione
      Dato il fascicolo in ordine di Anna Bianchi
      E che il servizio non risponde per la parte "intestazione"
      Quando Anna Bianchi apre la scheda "Coordinate bancarie"
      Allora la parte "intestazione" dice che non è disponibile
      E la parte "avvisi" si legge
      E la parte "Coordinate bancarie" si legge

    @FILE-09 @ERR-06 @http
    Esempio: manca la scheda aperta
      Dato il fascicolo in ordine di Anna Bianchi
      E che il servizio non risponde per la parte "Contratti e documenti"
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora la parte "Contratti e documenti" dice che non è disponibile
      E la parte "intestazione" si legge

  Regola: Un fascicolo in cui manca tutto si apre lo stesso

    @FILE-10 @FILE-11 @FILE-12 @http
    Esempio: nessun dato compilato
      Dato il fascicolo di Anna Bianchi, nel quale non è compilato nulla
      Quando Anna Bianchi apre la scheda "Scheda di validazione"
      Allora la parte "Scheda di validazione" si legge
      E il portale dice che il fascicolo non è ancora stato validato

    @FILE-10 @FILE-12 @http @dati-dimostrativi @percorso
    Esempio: l'istituto di Giulia Ferri
      Quando il titolare apre il fascicolo di "Istituto Agrario Valle Verde"
      Allora la parte "Dati anagrafici e di contatto" si legge
      E il riquadro "Documento di riconoscimento" non è in allarme
      E il portale dice che il fascicolo non è ancora stato validato

  Regola: Il fascicolo di Anna Bianchi mostra tutto ciò che deve far correggere

    @FILE-01 @FILE-02 @FILE-03 @PAGE-06 @PAGE-07 @PAGE-08 @http @dati-dimostrativi @percorso
    Esempio: documento scaduto e PEC non verificata
      Quando il titolare apre il fascicolo di "Azienda agricola Bianchi Anna"
      Allora lo stato appare come "In lavorazione", in rosso
      E hanno il segno di allarme solo le schede:
        | Dati anagrafici e di contatto |
      E il riquadro "Documento di riconoscimento" è in allarme con "Documento di riconoscimento scaduto"
      E il riquadro "Contatti" è in allarme con "Verifica della PEC non andata a buon fine"
      E dal riquadro "Contatti" si può scrivere a "viterbo@caaterrecomuni.example"

  Regola: La scheda di validazione si apre in PDF, oppure il portale dice che non c'è

    @FILE-08 @http @dati-dimostrativi @percorso
    Esempio: il PDF della scheda
      Quando il titolare apre il fascicolo di "Azienda agricola Rinaldi Marco"
      E chiede il PDF della scheda
      Allora ottiene il documento

    @FILE-08 @http @dati-dimostrativi
    Esempio: una scheda che non esiste
      Quando il titolare apre il fascicolo di "Azienda agricola Rinaldi Marco"
      E chiede il PDF di una scheda che non esiste
      Allora non si apre nulla e il portale dice che la scheda non è disponibile

    @FILE-08 @http @dati-dimostrativi @percorso
    Esempio: una scheda scaduta
      Quando il titolare apre il fascicolo di "Pascoli Alti Società Agricola"
      Allora il riquadro "Scheda di validazione" è in allarme con "Scheda di validazione scaduta"
