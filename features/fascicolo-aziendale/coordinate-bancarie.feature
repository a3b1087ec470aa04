# language: it
Funzionalità: Controllare i conti su cui arrivano i pagamenti
  I pagamenti arrivano solo sui conti validi: chi ha un'azienda vede lo stato di ciascun conto.

  Contesto:
    Dato il fascicolo in ordine di Anna Bianchi

  Regola: Ogni stato di un conto ha la propria etichetta; uno stato sconosciuto è in grigio e si legge com'è

    @FILE-04 @http
    Schema dello scenario: un conto <stato>
      Dato che il suo conto "IT60X0542811101000000123456" risulta "<stato>"
      Quando Anna Bianchi apre la scheda "Coordinate bancarie"
      Allora il conto appare come "<parole>", in <colore>

      Esempi:
        | stato            | parole           | colore  |
        | VALIDO           | Valido           | verde   |
        | NON_UTILIZZABILE | Non utilizzabile | rosso   |
        | MAI_UTILIZZATO   | Mai utilizzato   | azzurro |
        | NON_RICONOSCIUTO | Non riconosciuto | giallo  |
        | IN_VERIFICA      | IN_VERIFICA      | grigio  |

  Regola: Il riquadro dei conti è in allarme quando il servizio segnala la sua scheda
    È il solo riquadro il cui allarme non viene dai dati: un conto non utilizzabile, da solo, non lo accende.

    @FILE-04 @FILE-13 @http
    Esempio: la scheda è segnalata
      Dato che il suo conto "IT60X0542811101000000123456" risulta "VALIDO"
      E che il servizio segnala la scheda "Coordinate bancarie"
      Quando Anna Bianchi apre la scheda "Coordinate bancarie"
      Allora il riquadro "Coordinate bancarie" è in allarme con "C’è un conto da verificare"

    @FILE-04 @FILE-13 @http
    Esempio: la scheda non è segnalata
      Dato che il suo conto "IT60X0542811101000000123456" risulta "NON_UTILIZZABILE"
      Quando Anna Bianchi apre la scheda "Coordinate bancarie"
      Allora il riquadro "Coordinate bancarie" non è in allarme

  Regola: L'IBAN si legge a gruppi di quattro

    @FILE-11 @http
    Esempio: un IBAN italiano
      Dato che il suo conto "IT60X0542811101000000123456" risulta "VALIDO"
      Quando Anna Bianchi apre la scheda "Coordinate bancarie"
      Allora l'IBAN si legge "IT60 X054 2811 1010 0000 0123 456"

  Regola: Tutti gli stati arrivano dal servizio come sono nel fascicolo

    @FILE-04 @FILE-11 @http @dati-dimostrativi @percorso
    Esempio: i conti di una delle aziende di Marco Rinaldi
      Quando il titolare apre il fascicolo di "Rinaldi Vini Società Agricola S.r.l."
      Allora ci sono conti che appaiono come "Valido, Non utilizzabile, Mai utilizzato, Non riconosciuto"
      E un conto è in grigio
      E il riquadro "Coordinate bancarie" è in allarme con "C’è un conto da verificare"

    @FILE-11 @http @dati-dimostrativi @percorso
    Esempio: un'azienda senza conti
      Quando il titolare apre il fascicolo di "Istituto Agrario Valle Verde"
      Allora la scheda dice che non risultano conti
