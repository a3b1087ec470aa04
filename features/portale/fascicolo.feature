# language: it
Funzionalità: Il fascicolo aziendale nel portale
  Un agricoltore apre il proprio fascicolo per sapere se è in ordine e, se non lo è, a chi rivolgersi.

  Regola: Ciò che non va si vede sulla scheda, sul riquadro e a parole

    @PAGE-05 @PAGE-06 @PAGE-08 @FILE-01 @FILE-03 @browser
    Esempio: il documento di Anna è scaduto
      Dato che Anna Bianchi è entrata nel portale
      Quando apre "/scrivania/fascicolo-aziendale"
      Allora il titolo della pagina è "Fascicolo Aziendale"
      E legge "In lavorazione"
      E legge "Documento di riconoscimento scaduto"
      E trova la via "Scrivi al gestore del mandato"

  Regola: Con il mandato chiuso il fascicolo non si apre

    @ROUTE-18 @browser
    Esempio: Carla torna alla scrivania
      Dato che Carla Neri è entrata nel portale
      Quando apre "/scrivania/fascicolo-aziendale"
      Allora si trova su "/scrivania"
      E legge "Il mandato per questa azienda è chiuso"

  Regola: Chi non ha fatto l'accesso non legge nulla di riservato

    @ROUTE-15 @browser
    Esempio: un visitatore curioso
      Quando un visitatore apre "/scrivania/fascicolo-aziendale"
      Allora si trova su "/home"
      E legge "Accedi per aprire la pagina richiesta"
