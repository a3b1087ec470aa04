# language: it
Funzionalità: Risposte in ritardo
  Su una rete lenta la risposta a una richiesta vecchia può arrivare dopo quella nuova:
  chi legge non se ne deve accorgere.

  Regola: La risposta a una richiesta superata non prende mai il posto di quella nuova

    @LIST-15 @http
    Esempio: la prima risposta arriva per ultima
      Dato che un visitatore ha cercato prima "olio" e subito dopo "vino"
      Quando arriva la risposta per "vino"
      E arriva la risposta per "olio"
      Allora legge i risultati per "vino"

    @LIST-15 @http
    Esempio: la prima risposta arriva in tempo ma è già superata
      Dato che un visitatore ha cercato prima "olio" e subito dopo "vino"
      Quando arriva la risposta per "olio"
      Allora non legge ancora alcun risultato
