# language: it
Funzionalità: Seguire le proprie pratiche
  Chi ha un'azienda vede quanto ha ricevuto, quanto deve arrivare, quanto deve restituire e che cosa deve
  fare, dalla cosa più urgente.

  Contesto:
    Dato che in Italia sono le 09:00 del 21/11/2026

  Regola: La scrivania mostra l'ultimo pagamento, quelli in arrivo e i debiti

    @PAGE-28 @PAGE-29 @http
    Esempio: un anticipo pagato e un saldo in istruttoria
      Dati questi pagamenti di Anna Bianchi:
        | descrizione            | importo    | stato          | giorno     |
        | Saldo domanda 2025     | 3.100,00 € | Pagato         | 30/06/2026 |
        | Anticipo domanda unica | 8.412,60 € | Pagato         | 06/11/2026 |
        | Saldo domanda unica    | 3.605,40 € | In istruttoria | 30/06/2027 |
      Quando Anna Bianchi apre le proprie pratiche
      Allora le cifre della scrivania sono:
        | etichetta        | importo    | dettaglio                                | stato          |
        | Ultimo pagamento | 8.412,60 € | Anticipo domanda unica, 06/11/2026       | Pagato         |
        | In arrivo        | 3.605,40 € | Saldo domanda unica, entro il 30/06/2027 | In istruttoria |
        | Debiti           | 0,00 €     | Nessuna somma da restituire              | In regola      |

    @PAGE-29 @http
    Esempio: un pagamento sospeso o respinto non è in arrivo
      Dati questi pagamenti di Anna Bianchi:
        | descrizione       | importo  | stato    | giorno |
        | Premio accoppiato | 500,00 € | Sospeso  |        |
        | Eco-schema 2      | 250,00 € | Respinto |        |
      Quando Anna Bianchi apre le proprie pratiche
      Allora le cifre della scrivania sono:
        | etichetta        | importo | dettaglio                   | stato     |
        | Ultimo pagamento | 0,00 €  | Nessun pagamento ricevuto   |           |
        | In arrivo        | 0,00 €  | Nessun pagamento in arrivo  |           |
        | Debiti           | 0,00 €  | Nessuna somma da restituire | In regola |

    @PAGE-29 @http
    Esempio: un debito oltre il termine
      Dato un debito di "500,00 €" da restituire entro il 20/11/2026
      Quando Anna Bianchi apre le proprie pratiche
      Allora le cifre della scrivania sono:
        | etichetta        | importo  | dettaglio                                            | stato   |
        | Ultimo pagamento | 0,00 €   | Nessun pagamento ricevuto                            |         |
        | In arrivo        | 0,00 €   | Nessun pagamento in arrivo                           |         |
        | Debiti           | 500,00 € | Recupero premio accoppiato 2023, scadeva il 20/11/2026 | Scaduto |

  Regola: Le cose da fare vanno dalla più urgente: prima ciò che è scaduto, poi ciò che ha un termine, poi il resto

    @PAGE-28 @http
    Esempio: la scrivania di Anna Bianchi
      Dato il documento di Anna Bianchi scaduto il 04/09/2026
      E la PEC di Anna Bianchi non verificata
      E una richiesta di documenti con scadenza il 04/12/2026
      Quando Anna Bianchi apre le proprie pratiche
      Allora "Cosa devo fare" dice, dalla più urgente:
        | titolo                                 | termine                                 |
        | Rinnova il documento di riconoscimento | Scaduto il 04/09/2026.                  |
        | Rispondi a una richiesta di documenti  | Entro il 04/12/2026, mancano 13 giorni. |
        | Verifica la tua PEC                    | Senza scadenza.                         |

    @PAGE-28 @http
    Esempio: una richiesta oltre il termine passa avanti
      Dato un debito di "500,00 €" da restituire entro il 22/11/2026
      E una richiesta di documenti con scadenza il 20/11/2026
      Quando Anna Bianchi apre le proprie pratiche
      Allora "Cosa devo fare" dice, dalla più urgente:
        | titolo                                | termine                              |
        | Rispondi a una richiesta di documenti | Scadeva il 20/11/2026.               |
        | Restituisci una somma                 | Entro il 22/11/2026, manca 1 giorno. |

    @PAGE-28 @http
    Esempio: tutto in ordine
      Quando Anna Bianchi apre le proprie pratiche
      Allora non c'è nulla da fare

  Regola: Pagamenti, domande e debiti hanno importi, date e stati

    @PAGE-29 @http @dati-dimostrativi
    Esempio: le pratiche lette dal servizio
      Dati questi pagamenti di Anna Bianchi:
        | descrizione            | importo    | stato  | giorno     |
        | Anticipo domanda unica | 8.412,60 € | Pagato | 06/11/2026 |
      Quando Anna Bianchi apre le proprie pratiche
      Allora ogni pratica ha importi interi in centesimi e uno stato con parola e colore
