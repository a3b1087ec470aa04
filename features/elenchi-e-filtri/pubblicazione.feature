# language: it
Funzionalità: Pubblicazione programmata
  Chi scrive i contenuti li prepara in anticipo; il pubblico li trova tutti insieme, il giorno giusto.

  Regola: Un contenuto è pubblico dal giorno della sua pubblicazione, e prima non è in nessun posto
    Il giorno è quello del calendario italiano e vale per intero. Prima di allora nessun elenco, conteggio, filtro o
    pagina lo lascia intravedere; un indirizzo indovinato risponde come se non ci fosse.

    @PUB-01
    Schema dello scenario: una normativa con la data di pubblicazione del 26/11/2026
      Quando il <giorno> alle <ora> un visitatore cerca una normativa pubblicata il 26/11/2026
      Allora la normativa <si trova> nell'elenco e alla sua pagina

      Esempi:
        | giorno     | ora   | si trova     |
        | 25/11/2026 | 12:00 | non si trova |
        | 25/11/2026 | 23:59 | non si trova |
        | 26/11/2026 | 00:00 | si trova     |
        | 27/11/2026 | 12:00 | si trova     |
