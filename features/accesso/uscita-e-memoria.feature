# language: it
Funzionalità: Uscire, restare collegati, ricordare
  Chi esce non lascia nulla di suo sullo schermo; chi resta non perde il lavoro per un
  guasto di rete; il browser ricorda solo ciò che serve.

  Regola: L'uscita dimentica il ruolo e l'azienda selezionata, ma non la principale

    @SES-14
    Esempio: che cosa resta dopo l'uscita
      Dato che Marco Rinaldi ha fatto l'accesso
      E ha scelto l'azienda "Pascoli Alti Società Agricola" come principale
      Quando esce
      Allora il browser ricorda soltanto
        | che cosa                                        | nome           | valore      |
        | l’azienda principale                            | mainCuaa       | 01234560041 |
        | che la scelta dell’azienda è già stata mostrata | cuaaModalShown | true        |
      E il fornitore di accesso lo porta alla pagina di accesso

    @SES-14
    Esempio: il ruolo si dimentica
      Dato che Niccolò De Luca ha fatto l'accesso
      E ha scelto il ruolo CAA
      Quando esce
      Allora il browser non ricorda nulla

    @SES-14
    Esempio: sullo schermo non resta nulla di riservato
      Dato che Anna Bianchi ha fatto l'accesso
      Quando esce
      Allora vede la fine della sessione
      E sullo schermo non c'è nulla di riservato

  Regola: Il browser ricorda le scelte sotto nomi fissi, e ciò che non capisce non conta
    Una memoria piena, vietata o rovinata vale come una memoria vuota: non impedisce mai l'accesso.

    @SES-24
    Esempio: che cosa può restare nel browser
      Quando si guarda che cosa può restare nel browser
      Allora sono soltanto queste cose, con i nomi che le specifiche danno loro
        | che cosa                                              | nome                |
        | l’azienda principale                                  | mainCuaa            |
        | l’azienda scelta                                      | selectedCuaa        |
        | se si entra come operatore di un centro               | isCaa               |
        | che la scelta del ruolo è già stata mostrata          | loggedInModalShown  |
        | che la scelta dell’azienda è già stata mostrata       | cuaaModalShown      |
        | che la sessione è finita                              | sessionOver         |
        | la divisione aperta nel cruscotto                     | kpiData             |
        | la riga aperta nel cruscotto                          | kpiItemDataSelected |
        | il dettaglio aperto nel cruscotto                     | kpiDetailsData      |
        | l’introduzione del cruscotto                          | introduction        |

    @SES-24
    Esempio: ciò che resta scritto dopo le scelte
      Dato che Niccolò De Luca ha fatto l'accesso
      E ha scelto il ruolo Agricoltore
      Quando sceglie l'azienda "Limoneto del Golfo Società Agricola" come principale
      Allora il browser ricorda soltanto
        | che cosa                                        | nome               | valore      |
        | se si entra come operatore di un centro         | isCaa              | false       |
        | che la scelta del ruolo è già stata mostrata    | loggedInModalShown | true        |
        | l’azienda scelta                                | selectedCuaa       | 01234560066 |
        | l’azienda principale                            | mainCuaa           | 01234560066 |
        | che la scelta dell’azienda è già stata mostrata | cuaaModalShown     | true        |

    @SES-18
    Schema dello scenario: la memoria contiene "<testo>" al posto di <nome>
      Dato che il browser ricorda "<testo>" sotto il nome "<nome>"
      Quando Niccolò De Luca accede al portale
      Allora vede la scelta del ruolo

      Esempi:
        | nome               | testo       |
        | isCaa              | {           |
        | isCaa              | forse       |
        | loggedInModalShown | 1           |
        | sessionOver        | null        |
        | selectedCuaa       | ####        |
        | mainCuaa           | [object]    |

    @SES-18
    Esempio: una memoria vietata non impedisce di lavorare
      Dato che il browser vieta di ricordare
      E che Marco Rinaldi ha fatto l'accesso
      Quando sceglie l'azienda "Pascoli Alti Società Agricola" come principale
      Allora lavora sull'azienda "Pascoli Alti Società Agricola"

  Regola: Il gettone si rinnova senza disturbare, e solo un rifiuto chiude la sessione
    Se la rete manca, la persona resta collegata e si riprova più tardi; se il fornitore rifiuta,
    il gettone si butta e la sessione è finita.

    @SES-15
    Schema dello scenario: al rinnovo il fornitore <risposta>
      Dato che Anna Bianchi ha fatto l'accesso
      Quando il portale rinnova il gettone e il fornitore <risposta>
      Allora vede <schermata>
      E il gettone <gettone>

      Esempi:
        | risposta            | schermata              | gettone   |
        | accetta             | la scrivania           | c'è       |
        | non è raggiungibile | la scrivania           | c'è       |
        | rifiuta             | la fine della sessione | non c'è   |

    @SES-15
    Esempio: l'uscita vince su un rinnovo in corso
      Dato che Anna Bianchi ha fatto l'accesso
      Quando esce mentre il portale rinnova il gettone
      Allora vede la fine della sessione
      E sullo schermo non c'è nulla di riservato

  Regola: Una risposta "non autorizzato" conta in modo diverso per chi è dentro e per chi è fuori

    @SES-16
    Esempio: per un visitatore è un accesso negato, e resta scritto nel registro
      Dato che un visitatore ha aperto la pagina "/normative"
      Quando il servizio risponde "non autorizzato"
      Allora vede il messaggio "Accesso negato"
      E a chi mantiene il portale resta scritto che un visitatore ha chiesto una cosa riservata

    @SES-16
    Esempio: per chi è dentro si rinnova il gettone
      Dato che Anna Bianchi ha fatto l'accesso
      Quando il servizio risponde "non autorizzato"
      Allora vede la scrivania

  Regola: L'uscita in una scheda vale per tutte

    @SES-19
    Esempio: l'altra scheda non mostra più nulla di riservato
      Dato che Anna Bianchi ha fatto l'accesso
      E che ha aperto una seconda scheda
      Quando esce
      Allora anche l'altra scheda mostra la fine della sessione
      E nell'altra scheda non c'è nulla di riservato

    @SES-19
    Esempio: l'altra scheda non esce una seconda volta
      Dato che Anna Bianchi ha fatto l'accesso
      E che ha aperto una seconda scheda
      Quando esce
      Allora l'altra scheda non chiede al fornitore di uscire
