# language: it
Funzionalità: Capire una somma, un debito, un anno di pagamenti
  Chi riceve un pagamento ne vede il perché, riga per riga; chi deve restituire vede le rate; chi tiene i conti
  ha l'estratto dell'anno. Ogni somma è quella del servizio, al centesimo.

  Contesto:
    Dato che in Italia sono le 09:00 del 25/11/2026

  Regola: Un pagamento si legge come una somma in parole, e accanto c'è l'anno prima
    Ettari chiesti e trovati, euro a ettaro, riduzioni ognuna con la sua regola, ciò che arriva ora. La pagina non
    aggiunge nulla: ogni importo viene dal servizio.

    @PAGA-01 @http
    Esempio: l'anticipo della domanda unica
      Dato il pagamento spiegato di "8.412,60 €" ad Anna Bianchi
      Quando Anna Bianchi apre quel pagamento
      Allora la somma in parole dice:
        | voce                        | importo     | anno prima  |
        | Sostegno di base al reddito | 10.294,68 € | 10.288,95 € |
        | Sostegno ridistributivo     | 1.143,80 €  | 1.132,60 €  |
        | Eco-schema 2, inerbimento   | 1.488,00 €  | 1.161,30 €  |
        | Ti spetta                   | 12.926,48 € | 12.582,85 € |
        | Domanda in ritardo, 2%     | −258,53 €   | 0,00 €      |
        | Condizionalità, 3%         | −380,04 €   | 0,00 €      |
        | Dopo le riduzioni           | 12.287,91 € | 12.582,85 € |
        | Anticipo, 70%              | 8.601,54 €  | 8.808,00 €  |
        | Rata 4 di 10 di un debito   | −188,94 €   | 0,00 €      |
        | Accreditati sul conto …3456 | 8.412,60 €  | 8.808,00 €  |
      E in tutto arrivano "395,40 €" in meno del 2025

    @PAGA-01 @http
    Esempio: una risposta su un'altra azienda non si mostra
      Dato il pagamento spiegato di "8.412,60 €" ad Anna Bianchi
      Ma il servizio risponde con quello di un'altra azienda
      Quando Anna Bianchi apre quel pagamento
      Allora quel pagamento non c'è

  Regola: Le righe si mostrano solo se fanno, al centesimo, la somma del pagamento
    Una spiegazione che non torna confonde più di nessuna: restano somma, giorno, lettera e "Non mi torna". Se a non
    tornare è soltanto l'anno prima, sparisce la sua colonna e il resto rimane.

    @PAGA-02 @http @interpretazione
    Schema dello scenario: un centesimo basta
      Dato il pagamento spiegato di "8.412,60 €" ad Anna Bianchi
      Ma <che cosa> è più alto di un centesimo
      Quando Anna Bianchi apre quel pagamento
      Allora la somma in parole <esito>

      Esempi:
        | che cosa                    | esito                      |
        | la prima riga               | non si mostra              |
        | il totale dopo le riduzioni | non si mostra              |
        | il pagamento                | non si mostra              |
        | l'anno prima                | si mostra senza l'anno prima |

  Regola: Un pagamento porta alla sua domanda, e la domanda ai suoi pagamenti
    Vale il numero di domanda scritto nel pagamento; se non c'è, vale la domanda che nomina il pagamento. Se due domande
    lo nominano non si indovina, e se il servizio non lo dice non c'è nulla da aprire.

    @PRAT-10 @http
    Esempio: dal pagamento alla domanda
      Dato il pagamento spiegato di "8.412,60 €" ad Anna Bianchi
      E quel pagamento è della domanda "D-0010"
      Quando Anna Bianchi apre quel pagamento
      Allora il pagamento porta alla domanda "D-0010"

    @PRAT-10 @http
    Esempio: un servizio che non dice di quale domanda è
      Dato il pagamento spiegato di "8.412,60 €" ad Anna Bianchi
      Quando Anna Bianchi apre quel pagamento
      Allora il pagamento non porta a nessuna domanda

    @PRAT-10
    Schema dello scenario: che cosa dice il pagamento, e che cosa le domande
      Dato un pagamento che dice la domanda "<numero>"
      E la domanda "2026.1" che nomina il pagamento: <la prima>
      E la domanda "2026.2" che nomina il pagamento: <la seconda>
      Allora quel pagamento è della domanda "<sua>", e di nessun'altra

      Esempi:
        | numero | la prima | la seconda | sua    |
        | 2026.1 | no       | no         | 2026.1 |
        | 2026.1 | no       | sì         | 2026.1 |
        |        | sì       | no         | 2026.1 |
        |        | sì       | sì         |        |
        | 2026.9 | sì       | no         |        |

  Regola: "Non mi torna" porta quelle righe nella richiesta di assistenza
    Le righe passano in memoria, mai nell'indirizzo; se non ci stanno si tagliano, e la richiesta lo dice.

    @PAGA-03 @http
    Esempio: la richiesta comincia con le righe del pagamento
      Dato il pagamento spiegato di "8.412,60 €" ad Anna Bianchi
      Quando Anna Bianchi apre quel pagamento
      Allora "Non mi torna" porta "Condizionalità, 3%: −380,04 €" nell'ambito "domanda-unica"
      E nessun altro trova la richiesta preparata

  Regola: Un debito dice da dove nasce, le sue rate e la prossima
    Nel portale non si paga: si dice che cosa dice il servizio. Le rate si mostrano solo se fanno il debito, e quelle
    da pagare ciò che resta.

    @PAGA-04 @http
    Esempio: la prossima rata è la prima da pagare
      Dato il debito di "500,00 €" in due rate da "250,00 €"
      Quando Anna Bianchi apre quel debito
      Allora la prossima rata è la 1, di "250,00 €", entro il 16/12/2026

    @PAGA-04 @http @interpretazione
    Esempio: rate che non fanno il debito non si mostrano
      Dato il debito di "500,01 €" in due rate da "250,00 €"
      Quando Anna Bianchi apre quel debito
      Allora le rate non si mostrano

  Regola: L'estratto di un anno è per data di accredito, e ogni riga torna
    Lordo, meno riduzioni e trattenute, fa ciò che è stato accreditato: in ogni riga e nel totale. L'anno in corso dice
    che non è chiuso.

    @PAGA-05 @http
    Esempio: i pagamenti accreditati nel 2026
      Dato il pagamento spiegato di "8.412,60 €" ad Anna Bianchi
      Quando Anna Bianchi apre l'estratto del 2026
      Allora l'estratto dice:
        | accreditato il | lordo      | riduzioni | trattenute | accreditati |
        | 06/11/2026     | 9.048,54 € | −447,00 € | −188,94 €  | 8.412,60 €  |
        | in tutto       | 9.048,54 € | −447,00 € | −188,94 €  | 8.412,60 €  |

    @PAGA-05 @http
    Esempio: un anno senza pagamenti
      Dato il pagamento spiegato di "8.412,60 €" ad Anna Bianchi
      Quando Anna Bianchi apre l'estratto del 2024
      Allora l'estratto è vuoto

  Regola: Nelle barre il pieno è pagato, il tratteggio è in arrivo, e la scala è una
    @PAGA-06 @http
    Esempio: dove nulla è pagato non c'è nulla di pieno
      Dati questi pagamenti di Anna Bianchi:
        | descrizione            | importo    | stato       | giorno     |
        | Anticipo domanda unica | 1.000,00 € | Autorizzato | 06/01/2027 |
      Quando Anna Bianchi apre le proprie pratiche
      Allora la barra del 2026 è piena per 0 centesimi su cento e tratteggiata per 100
