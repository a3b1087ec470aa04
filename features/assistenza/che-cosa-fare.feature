# language: it
Funzionalità: Che cosa fare, passo per passo
  Chi ha una cosa da fare trova in una pagina sola chi la fa, che cosa serve, i passi e il pulsante per cominciare.

  Regola: Il pulsante apre la cosa di cui si parla, e nel portale non si modifica nulla
    Chi non ha fatto l'accesso lo fa per strada; l'operatore di un CAA sceglie prima il produttore.

    @PAGE-60
    Schema dello scenario: cambiare le coordinate bancarie
      Quando <chi> legge il pulsante di una pagina che parla di "conto"
      Allora il pulsante dice "<parole>"
      E porta all'indirizzo "<indirizzo>"

      Esempi:
        | chi               | parole                          | indirizzo                                                        |
        | un visitatore     | Accedi e scrivi al tuo CAA      | /scrivania/fascicolo-aziendale?scheda=coordinate-bancarie&accedi |
        | un agricoltore    | Scrivi al tuo CAA               | /scrivania/fascicolo-aziendale?scheda=coordinate-bancarie        |
        | un operatore CAA  | Apri il fascicolo del produttore | /produttori                                                     |

    @PAGE-60
    Esempio: una richiesta di assistenza è aperta a tutti
      Quando un visitatore legge il pulsante di una pagina che parla di "assistenza"
      Allora il pulsante dice "Scrivi una richiesta"
      E porta all'indirizzo "/supporto/contatti/richiesta-assistenza"

  Regola: Si dice quanti passi sono fatti
    I segni restano sul dispositivo di chi legge, e da nessun'altra parte.

    @PAGE-60
    Esempio: due passi su quattro
      Quando sono fatti 2 passi su 4
      Allora si legge «2 di 4 passi fatti»

  Regola: Le cose da fare vanno per uso
    La redazione dà a ciascuna il suo posto: la prima è quella che serve più spesso.

    @PAGE-61
    Esempio: tre cose da fare
      Dato che "Cambiare CAA" ha il posto 4
      E che "Cambiare IBAN" ha il posto 1
      E che "Pagamento non ricevuto" ha il posto 2
      Allora le cose da fare sono, in ordine
        | Cambiare IBAN          |
        | Pagamento non ricevuto |
        | Cambiare CAA           |

  Regola: Moduli e servizi si aprono sulle cose più richieste
    L'ordine per data non dice che cosa serve: prima dell'elenco stanno al più quattro cose da fare, le più frequenti.

    @LIST-36
    Esempio: cinque cose da fare, quattro in vista
      Dato che "Cambiare CAA" ha il posto 4
      E che "Cambiare IBAN" ha il posto 1
      E che "Pagamento non ricevuto" ha il posto 2
      E che "Correggere una domanda" ha il posto 3
      E che "Rispondere a un controllo" ha il posto 5
      Allora prima dell'elenco stanno
        | Cambiare IBAN          |
        | Pagamento non ricevuto |
        | Correggere una domanda |
        | Cambiare CAA           |

    @LIST-36
    Esempio: una redazione che non ne ha scritte
      Allora prima dell'elenco non sta nulla
