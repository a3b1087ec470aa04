# language: it
Funzionalità: Le normative nel portale
  Chi apre l'elenco delle normative da un telefono in mezzo a un campo deve poterle leggere subito, filtrare e passare
  a qualcun altro con l'indirizzo della pagina.

  Regola: L'indirizzo racconta tutta la pagina

    @LIST-16 @LIST-06 @browser
    Esempio: un collegamento ricevuto da un collega
      Quando un visitatore apre "/normative?categories=circolare&sort=ASC"
      Allora legge "ordinati dal meno recente"
      E vede il filtro "Circolare"
      E le voci mostrate sono tutte del tipo "Circolare"

  Regola: Togliere un filtro lascia gli altri

    @LIST-04 @browser
    Esempio: tolto il tipo, resta l'anno
      Dato che un visitatore apre "/normative?categories=circolare&referenceYears=2026"
      Quando toglie il filtro "Circolare"
      Allora vede il filtro "2026"
      E non vede il filtro "Circolare"

  Regola: Un indirizzo che non esiste lo dice, senza lasciare soli

    @ROUTE-02 @browser
    Esempio: una pagina che non c'è
      Quando un visitatore apre "/normative-vecchie"
      Allora il titolo della pagina è "Pagina non trovata"
      E trova la via "Torna alla Home"
