# language: it
Funzionalità: Seguire le proprie pratiche
  Chi ha un'azienda vede quanto ha ricevuto, quanto deve arrivare, quanto deve restituire e che cosa deve
  fare, dalla cosa più urgente.

  Contesto:
    Dato che in Italia sono le 09:00 del 21/11/2026

  Regola: La scrivania dice per prima cosa il prossimo pagamento: somma, giorno, conto

    I pagamenti sospesi o respinti non sono in arrivo. Se nulla è in arrivo si dice l'ultimo pagamento ricevuto.

    @MONEY-01 @PAGE-28 @http
    Esempio: fra un anticipo pagato e due pagamenti in arrivo, quello che arriva prima
      Dati questi pagamenti di Anna Bianchi:
        | descrizione            | importo    | stato          | giorno     |
        | Anticipo domanda unica | 8.412,60 € | Pagato         | 06/11/2026 |
        | Saldo domanda unica    | 3.605,40 € | In istruttoria | 30/06/2027 |
        | Premio accoppiato      | 500,00 €   | Autorizzato    | 15/12/2026 |
        | Eco-schema 2           | 900,00 €   | Sospeso        |            |
      Quando Anna Bianchi apre le proprie pratiche
      Allora la scrivania dice per prima cosa:
        | pagamento         | importo  | giorno                              |
        | Premio accoppiato | 500,00 € | Atteso entro il 15 dicembre 2026. |

    @MONEY-01 @http
    Esempio: nulla in arrivo
      Dati questi pagamenti di Anna Bianchi:
        | descrizione            | importo    | stato    | giorno     |
        | Saldo domanda 2025     | 3.100,00 € | Pagato   | 30/06/2026 |
        | Anticipo domanda unica | 8.412,60 € | Pagato   | 06/11/2026 |
        | Eco-schema 2           | 250,00 €   | Respinto |            |
      Quando Anna Bianchi apre le proprie pratiche
      Allora la scrivania dice per prima cosa:
        | pagamento              | importo    | giorno                           |
        | Anticipo domanda unica | 8.412,60 € | Accreditato il 6 novembre 2026. |

  @interpretazione
  Regola: Ogni cosa da fare dice che cosa ferma, in euro; insieme, ogni pagamento conta una volta

    Un pagamento è fermo quando il servizio elenca per esso una causa già in vigore; una causa che deve ancora venire lo mette
    a rischio da quel giorno, e si conta a parte, se non è già fermo per altro. Un pagamento sospeso è fermo anche senza una causa. Dove
    il servizio non dice nulla, non è noto: non si indovina dalle parole. La scrivania dice che cosa fare in un posto solo.

    @STOP-01 @PAGE-28 @http
    Esempio: il prossimo pagamento arriva, un altro è sospeso
      Dati questi pagamenti di Anna Bianchi:
        | descrizione         | importo     | stato   | giorno     |
        | Acconto zootecnia   | 19.164,64 € | Sospeso |            |
      E un pagamento di "8.451,13 €" atteso entro il 08/01/2027 e fermo dal 05/02/2027 per il documento
      Quando Anna Bianchi apre le proprie pratiche
      Allora tutte insieme: "Insieme fermano 19.164,64 € e mettono a rischio 8.451,13 € dal 5 febbraio."

    @STOP-01 @STOP-04 @http
    Esempio: il documento scaduto di Anna Bianchi
      Dato il documento di Anna Bianchi scaduto il 04/09/2026
      E un debito di "500,00 €" da restituire entro il 31/12/2026
      E un pagamento di "19.482,82 €" atteso entro il 06/01/2027 e fermo dal 05/09/2026 per il documento
      Quando Anna Bianchi apre le proprie pratiche
      Allora la prima frase della scrivania è "Fermo: documento di riconoscimento scaduto."
      E "Cosa devo fare" dice che cosa ferma ogni riga:
        | titolo                                 | che cosa ferma                                                         |
        | Rinnova il documento di riconoscimento | Ferma 19.482,82 €.                                                     |
        | Restituisci una somma                  | Dopo la scadenza la somma può essere trattenuta dai prossimi pagamenti. |
      E tutte insieme: "Ferma 19.482,82 €."

    @STOP-02 @http
    Esempio: una causa che deve ancora venire
      Data una richiesta di documenti con scadenza il 04/12/2026
      E un pagamento di "4.103,99 €" atteso entro il 11/01/2027 e fermo dal 05/12/2026 per la richiesta
      Quando Anna Bianchi apre le proprie pratiche
      Allora la prima frase della scrivania è "A rischio dal 5 dicembre: manca un documento."
      E tutte insieme: "Mette a rischio 4.103,99 € dal 5 dicembre."

    @STOP-03 @http
    Esempio: il servizio non dice che cosa ferma i pagamenti
      Dato il documento di Anna Bianchi scaduto il 04/09/2026
      E questi pagamenti di Anna Bianchi:
        | descrizione         | importo    | stato       | giorno     |
        | Saldo domanda unica | 3.605,40 € | Autorizzato | 30/06/2027 |
      Quando Anna Bianchi apre le proprie pratiche
      Allora la prima frase della scrivania è "Non è noto se qualcosa ferma questo pagamento."
      E "Cosa devo fare" dice che cosa ferma ogni riga:
        | titolo                                 | che cosa ferma                 |
        | Rinnova il documento di riconoscimento | Non è noto se ferma pagamenti. |

  @interpretazione
  Regola: Ogni avviso del fascicolo dice che cosa ferma

    @STOP-05 @http
    Schema dello scenario: l'avviso del documento scaduto
      Dato il documento di Anna Bianchi scaduto il 04/09/2026
      E un pagamento di "19.482,82 €" atteso entro il 06/01/2027 e fermo dal <dal> per il documento
      Quando Anna Bianchi apre le proprie pratiche
      Allora l'avviso del documento dice "<frase>"

      Esempi:
        | dal        | frase                                                                                              |
        | 05/09/2026 | Il documento scaduto ferma 19.482,82 € attesi entro il 6 gennaio.                                  |
        | 05/12/2026 | A rischio dal 5 dicembre: il documento scaduto fermerà 19.482,82 € attesi entro il 6 gennaio.      |

    @STOP-05 @STOP-03 @http
    Esempio: il servizio non dice che cosa ferma i pagamenti
      Dati questi pagamenti di Anna Bianchi:
        | descrizione         | importo    | stato       | giorno     |
        | Saldo domanda unica | 3.605,40 € | Autorizzato | 30/06/2027 |
      Quando Anna Bianchi apre le proprie pratiche
      Allora l'avviso del documento dice "Il documento scaduto può fermare i pagamenti: quanto, non è noto."

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

    @YEAR-03 @http
    Esempio: chi non ha nulla da fare legge il prossimo termine
      Dato che per tutti l’aiuto "OCM vino" chiude il 17/05/2027
      E per tutti l’aiuto "Contratti di filiera" chiude il 31/01/2027
      Quando Anna Bianchi apre le proprie pratiche
      Allora non c'è nulla da fare
      E il prossimo termine si legge "Il prossimo termine è il 31/01/2027. Contratti di filiera: ultimo giorno per chiedere."

  Regola: L'anno in una riga va da quattro mesi fa a sette mesi avanti; ogni pagamento e ogni termine vi sta una volta, nel suo giorno

    I pagamenti sospesi o respinti non vi stanno, e chi è fuori dai dodici mesi non conta nelle somme.

    @YEAR-01 @http
    Esempio: pagamenti e termini intorno al 21 novembre
      Dati questi pagamenti di Anna Bianchi:
        | descrizione            | importo    | stato          | giorno     |
        | Saldo domanda 2025     | 3.100,00 € | Pagato         | 30/06/2026 |
        | Anticipo domanda unica | 8.412,60 € | Pagato         | 06/11/2026 |
        | Premio accoppiato      | 500,00 €   | Autorizzato    | 15/12/2026 |
        | Saldo domanda unica    | 3.605,40 € | In istruttoria | 30/06/2027 |
        | Acconto 2027           | 1.000,00 € | In istruttoria | 01/07/2027 |
        | Eco-schema 2           | 900,00 €   | Sospeso        |            |
      E una richiesta di documenti con scadenza il 20/11/2026
      E un debito di "500,00 €" da restituire entro il 31/12/2026
      Quando Anna Bianchi apre le proprie pratiche
      Allora l'anno in una riga va da "luglio 2026" a "giugno 2027" e mostra:
        | giorno     | segno           | che cosa                              | importo    |
        | 06/11/2026 | pagato          | Anticipo domanda unica                | 8.412,60 € |
        | 20/11/2026 | termine scaduto | Rispondi a una richiesta di documenti |            |
        | 15/12/2026 | in arrivo       | Premio accoppiato                     | 500,00 €   |
        | 31/12/2026 | termine         | Restituisci una somma                 |            |
        | 30/06/2027 | in arrivo       | Saldo domanda unica                   | 3.605,40 € |
      E in tutto "8.412,60 €" pagati e "4.105,40 €" in arrivo

    @YEAR-02 @http
    Esempio: controlli e ultimi giorni che valgono per tutti
      Data una domanda di Anna Bianchi con il controllo "Visita in stalla" del 14/10/2026
      E per tutti l’aiuto "Polizze agevolate" chiude il 31/01/2027
      E per tutti l’aiuto "Contratti di filiera" chiude il 31/01/2027
      E per tutti l’aiuto "OCM vino" chiude il 20/11/2026
      Quando Anna Bianchi apre le proprie pratiche
      Allora l'anno in una riga va da "luglio 2026" a "giugno 2027" e mostra:
        | giorno     | segno     | che cosa                                                           | importo |
        | 14/10/2026 | controllo | Visita in stalla, domanda 260012345                                |         |
        | 31/01/2027 | termine   | Polizze agevolate, Contratti di filiera: ultimo giorno per chiedere |         |

  @interpretazione
  Regola: L'elenco delle pratiche dice per prima cosa quanto è fermo e quanto è a rischio

    Che cosa fare lo dice la scrivania, e soltanto lei: qui una riga porta là. I pagamenti stanno su una linea del tempo: sopra oggi ciò che
    deve arrivare, sotto ciò che è concluso.

    @PRAT-07 @http
    Esempio: una somma ferma e una a rischio
      Data una richiesta di documenti con scadenza il 04/12/2026
      E un pagamento di "19.482,82 €" atteso entro il 06/01/2027 e fermo dal 05/09/2026 per il documento
      E un pagamento di "4.103,99 €" atteso entro il 11/01/2027 e fermo dal 05/12/2026 per la richiesta
      Quando Anna Bianchi apre le proprie pratiche
      Allora l'elenco dice per prima cosa "Fermi 19.482,82 €. A rischio 4.103,99 € dal 5 dicembre."

    @PRAT-07 @http
    Esempio: sopra e sotto oggi
      Dati questi pagamenti di Anna Bianchi:
        | descrizione            | importo    | stato          | giorno     |
        | Anticipo domanda unica | 8.412,60 € | Pagato         | 06/11/2026 |
        | Saldo domanda unica    | 3.605,40 € | In istruttoria | 30/06/2027 |
        | Premio accoppiato      | 500,00 €   | Autorizzato    | 15/12/2026 |
        | Saldo domanda 2025     | 3.100,00 € | Pagato         | 30/06/2026 |
      Quando Anna Bianchi apre le proprie pratiche
      Allora sopra oggi stanno "Saldo domanda unica, Premio accoppiato" e sotto "Anticipo domanda unica, Saldo domanda 2025"
      E l'elenco dice per prima cosa ""

  Regola: Pagamenti, domande e debiti hanno importi, date e stati

    @PAGE-29 @http
    Esempio: le pratiche lette dal servizio
      Dati questi pagamenti di Anna Bianchi:
        | descrizione            | importo    | stato  | giorno     |
        | Anticipo domanda unica | 8.412,60 € | Pagato | 06/11/2026 |
      Quando Anna Bianchi apre le proprie pratiche
      Allora fra i pagamenti legge:
        | descrizione            | importo    | stato  |
        | Anticipo domanda unica | 8.412,60 € | Pagato |
