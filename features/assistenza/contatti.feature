# language: it
Funzionalità: Sapere se un ufficio risponde adesso
  Chi vuole telefonare non deve calcolare da orari e feste se a quest'ora qualcuno risponde.

  Regola: Di ogni recapito con i suoi orari si dice se ora è aperto, quando chiude o quando riapre
    L'ora è quella italiana, anche per chi guarda da lontano e nei giorni in cui cambia l'ora.

    @PAGE-51 @http @dati-dimostrativi @percorso
    Schema dello scenario: <quando> il numero degli agricoltori
      Dato che in Italia sono le <ora> del <giorno>
      Quando un visitatore legge i contatti
      Allora di "Assistenza agli agricoltori" si legge "<frase>"

      Esempi:
        | quando                      | giorno     | ora   | frase                              |
        | un giovedì mattina          | 26/11/2026 | 10:00 | Aperto ora, chiude alle 13         |
        | all'ora della chiusura      | 26/11/2026 | 13:00 | Chiuso ora, apre oggi alle 14      |
        | un venerdì sera             | 27/11/2026 | 18:00 | Chiuso ora, apre lunedì alle 9     |
        | la domenica del cambio d'ora | 29/03/2026 | 12:00 | Chiuso ora, apre domani alle 9    |
        | il lunedì dopo il cambio    | 30/03/2026 | 12:30 | Aperto ora, chiude alle 13         |

  Regola: Nelle feste nazionali, e nei giorni che la redazione aggiunge, è chiuso

    @PAGE-51 @http @dati-dimostrativi @percorso
    Schema dello scenario: <festa>
      Dato che in Italia sono le 10:00 del <giorno>
      Quando un visitatore legge i contatti
      Allora di "Assistenza agli agricoltori" si legge "<frase>"

      Esempi:
        | festa                  | giorno     | frase                             |
        | il lunedì di Pasqua    | 06/04/2026 | Chiuso ora, apre domani alle 9    |
        | l'Immacolata           | 08/12/2026 | Chiuso ora, apre domani alle 9    |
        | il patrono di Roma     | 29/06/2026 | Chiuso ora, apre domani alle 9    |
        | la vigilia di Natale   | 24/12/2026 | Aperto ora, chiude alle 13        |

  Regola: Dove gli orari sono solo a parole non si dice se è aperto

    @PAGE-51 @http @dati-dimostrativi @percorso
    Esempio: un recapito senza orari
      Quando un visitatore legge i contatti
      Allora di "Sicurezza dei servizi online" si legge ""
