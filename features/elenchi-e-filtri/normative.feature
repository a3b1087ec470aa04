# language: it
Funzionalità: Trovare una norma
  Agricoltori, tecnici e cittadini cercano nell'elenco delle normative l'atto che li riguarda,
  per parole, per categoria e per anno.

  Contesto:
    Dato il catalogo del portale

  Regola: Le voci mostrate soddisfano tutti i filtri

    @LIST-03 @LIST-08 @http @dati-dimostrativi @percorso
    Esempio: una categoria
      Dato un visitatore nell'elenco "normative"
      Quando sceglie la prima delle "Categorie" offerte
      Allora tutte le voci hanno quella categoria
      E sono tante quante il filtro ne annunciava

    @LIST-08 @http @dati-dimostrativi
    Esempio: un anno
      Dato un visitatore nell'elenco "normative"
      Quando sceglie il primo degli anni offerti
      Allora tutte le voci sono di quell'anno

    @LIST-08 @http @dati-dimostrativi @percorso
    Esempio: parole che non ci sono
      Quando un visitatore apre l'elenco "normative" all'indirizzo "?search=zafferanocoltura"
      Allora la riga di stato dice "Nessun risultato per i filtri di ricerca impostati"

  Regola: Di un testo lungo contano le prime sedici parole
    Sedici parole diverse bastano a un titolo intero; un testo più lungo non allunga la ricerca di nessuno. Vale per gli
    elenchi, pubblici e riservati, per i loro filtri e file, per la ricerca nel sito e per quella dei produttori.

    @LIST-02 @interpretazione @solo-http @dati-dimostrativi @percorso
    Esempio: la diciassettesima parola
      Quando un visitatore apre l'elenco "normative" all'indirizzo "?search=istruzioni+operative+n.+16+del+2026+sull'uso+dell'app+per+le+foto+georiferite+scattare+firmare+inviare+zafferanocoltura"
      Allora la riga di stato dice "1 risultato"

  Regola: La riga di stato dice quante voci ci sono e in che ordine

    @LIST-02 @http
    Esempio: quattro normative su quaranta
      Quando un visitatore apre l'elenco "normative" all'indirizzo "?categories=Decreto&referenceYears=2022&types=Sviluppo+rurale"
      Allora la riga di stato dice "4 risultati, ordinati dal più recente"

  Regola: Un elenco vuoto dice quali filtri conviene togliere, e quante voci si trovano senza ciascuno

    @LIST-35 @http
    Esempio: un anno senza atti
      Quando un visitatore apre l'elenco "normative" all'indirizzo "?categories=Decreto&referenceYears=1999"
      Allora la riga di stato dice "Nessun risultato per i filtri di ricerca impostati"
      E si propone di togliere soltanto "1999", e senza si trova qualcosa

  Regola: I filtri offrono per ogni valore quante voci resterebbero

    @LIST-14 @http @dati-dimostrativi @percorso
    Esempio: le opzioni delle normative
      Quando un visitatore apre l'elenco "normative"
      Allora si può filtrare per "Categorie", "Tipologia" e "Anno di riferimento"
      E ogni valore offerto dice quante voci troverebbe

  Regola: Se le parole non trovano nulla si mostra ciò che probabilmente si intendeva
    La frase sopra i risultati dice che cosa si è capito; le parole scritte restano nella casella.
    Un numero non è mai preso per un altro: chi cerca un provvedimento per numero non ne vuole uno vicino.

    @LIST-19 @interpretazione @http @percorso
    Esempio: due lettere scambiate
      Dato un visitatore nell'elenco "normative"
      Quando cerca nell'elenco "nomra"
      Allora sopra i risultati si legge "Nessun risultato per «nomra»: ecco quelli per «norma»."

    @LIST-19 @interpretazione @http @percorso
    Esempio: un numero non è preso per un altro
      Dato un visitatore nell'elenco "normative"
      Quando cerca nell'elenco "norma 388"
      Allora la riga di stato dice "Nessun risultato per i filtri di ricerca impostati"
