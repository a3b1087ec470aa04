# language: it
Funzionalità: Passare al sistema informativo nazionale
  Chi ha fatto l'accesso al portale passa al sistema nazionale senza ripetere le credenziali,
  e vi arriva nella stessa veste.

  Regola: Al sistema nazionale si dice in quale veste arriva la persona

    @SSO-02
    Schema dello scenario: <persona>
      Dato che <persona> è al lavoro <come>
      Quando passa al sistema nazionale
      Allora il sistema nazionale riceve il tipo di utente "<tipo>"

      Esempi:
        | persona         | come             | tipo          |
        | Paola Verdi     | come CAA         | caa           |
        | Niccolò De Luca | come CAA         | caa           |
        | Niccolò De Luca | come agricoltore | agricoltore   |
        | Giulia Ferri    | come agricoltore | istituzionale |
        | Anna Bianchi    | come agricoltore | agricoltore   |

  Regola: Il passaggio porta con sé il gettone e la pagina d'arrivo, a un indirizzo completo
    Gli indirizzi senza http o https si completano con http://. La pagina d'arrivo viaggia codificata
    nell'indirizzo.

    @SSO-01 @VAL-04
    Esempio: che cosa riceve il sistema nazionale
      Dato che Anna Bianchi è al lavoro come agricoltore
      Quando passa al sistema nazionale verso "domande.example/nuova?anno=2026"
      Allora in una nuova finestra arriva un modulo
        | indirizzo     | http://sso.anpag.example/accesso?target=http%3A%2F%2Fdomande.example%2Fnuova%3Fanno%3D2026 |
        | keycloakToken | bearer      |
        | anpagUserType | agricoltore |

    @VAL-04
    Schema dello scenario: l'indirizzo "<scritto>"
      Allora prima del passaggio l'indirizzo "<scritto>" diventa "<completo>"

      Esempi:
        | scritto                | completo                      |
        | domande.example        | http://domande.example        |
        | http://domande.example | http://domande.example        |
        | HTTPS://domande.example | HTTPS://domande.example      |
        | httpdomande.example    | http://httpdomande.example    |

    @SSO-02 @VAL-03
    Esempio: verso un indirizzo pericoloso non parte nulla
      Dato che Anna Bianchi è al lavoro come agricoltore
      Quando passa al sistema nazionale verso "javascript:alert(1)"
      Allora non si apre alcuna finestra
      E a chi mantiene il portale resta scritto che l'indirizzo non è fra quelli ammessi

    @SSO-01
    Esempio: il browser blocca la nuova finestra
      Dato che Anna Bianchi è al lavoro come agricoltore
      E che il browser blocca le nuove finestre
      Quando passa al sistema nazionale
      Allora non si apre alcuna finestra
      E può passare al sistema nazionale dalla stessa scheda

    @SSO-02
    Esempio: dopo l'uscita non parte nulla
      Dato che Anna Bianchi è al lavoro come agricoltore
      E che è uscita
      Quando passa al sistema nazionale
      Allora non si apre alcuna finestra
