# language: it
Funzionalità: Sapere a che punto è la propria domanda
  Ogni domanda ha una pagina sua, con l'indirizzo suo: dice a che punto è, che cosa la ferma, entro quando e a chi tocca. Ciò che il
  servizio non manda non si mostra, e nulla si indovina.

  Contesto:
    Dato che in Italia sono le 09:00 del 25/11/2026

  Regola: I passi di una domanda sono sei, sempre nello stesso ordine, e nessuno manca

    Una domanda respinta finisce al passo in cui lo è stata. Di un passo di cui non si sa la data, mentre uno successivo è già cominciato, si
    dice che la data non è comunicata.

    @PRAT-01 @PRAT-03 @http
    Esempio: manca un documento all'istruttoria
      Data una domanda di Anna Bianchi presentata il 12/05/2026 con questi passi:
        | passo        | comincia   | finisce    |
        | Ricevibilità | 13/05/2026 | 26/05/2026 |
        | Controlli    | 27/05/2026 | 14/10/2026 |
        | Istruttoria  | 15/10/2026 |            |
      E la richiesta di "Copia del contratto di affitto registrato" del 19/11/2026, entro il 04/12/2026
      Quando Anna Bianchi apre la pagina della domanda
      Allora i passi della domanda sono:
        | passo          | quando                               |
        | Presentata     | 12/05/2026                           |
        | Ricevibilità   | 26/05/2026                           |
        | Controlli      | 14/10/2026                           |
        | Istruttoria    | in attesa di risposta dal 19/11/2026 |
        | Autorizzazione | da fare                              |
        | Pagamento      | da fare                              |
      E la domanda è al "Passo 4 di 6."

    @PRAT-03 @http
    Esempio: una data che non è comunicata
      Data una domanda di Anna Bianchi presentata il 12/05/2026 con questi passi:
        | passo     | comincia   | finisce    |
        | Controlli | 27/05/2026 | 14/10/2026 |
      Quando Anna Bianchi apre la pagina della domanda
      Allora i passi della domanda sono:
        | passo          | quando               |
        | Presentata     | 12/05/2026           |
        | Ricevibilità   | data non comunicata  |
        | Controlli      | 14/10/2026           |
        | Istruttoria    | in attesa            |
        | Autorizzazione | da fare              |
        | Pagamento      | da fare              |

    @PRAT-03 @http
    Esempio: respinta ai controlli
      Data una domanda di Anna Bianchi presentata il 12/05/2026 con questi passi:
        | passo        | comincia   | finisce    | respinta |
        | Ricevibilità | 13/05/2026 | 26/05/2026 |          |
        | Controlli    | 27/05/2026 | 14/10/2026 | sì       |
      Quando Anna Bianchi apre la pagina della domanda
      Allora i passi della domanda sono:
        | passo        | quando                 |
        | Presentata   | 12/05/2026             |
        | Ricevibilità | 26/05/2026             |
        | Controlli    | respinta il 14/10/2026 |
      E la domanda è al "La domanda è stata respinta."

  @interpretazione
  Regola: Una richiesta aperta ferma la domanda, e la pagina dice a chi tocca

    Una richiesta aperta conta più di ogni altra cosa che il servizio dica: finché manca, non tocca all'agenzia.

    @PRAT-04 @http
    Esempio: tocca all'azienda
      Data una domanda di Anna Bianchi presentata il 12/05/2026 con questi passi:
        | passo        | comincia   | finisce |
        | Ricevibilità | 13/05/2026 |         |
      E la richiesta di "Copia del contratto di affitto registrato" del 19/11/2026, entro il 04/12/2026
      Quando Anna Bianchi apre la pagina della domanda
      Allora la pagina dice "Entro il 04/12/2026, mancano 9 giorni." e "Ora tocca a te."

    @PRAT-04 @http
    Esempio: tocca all'agenzia
      Data una domanda di Anna Bianchi presentata il 12/05/2026 con questi passi:
        | passo        | comincia   | finisce |
        | Ricevibilità | 13/05/2026 |         |
      E tocca all'agenzia: "Verifica che la domanda sia completa."
      Quando Anna Bianchi apre la pagina della domanda
      Allora la pagina dice "Ora tocca ad ANPAG."

  @interpretazione
  Regola: Quanto dura di solito un passo si dice da trenta domande in su, come cosa successa e mai come promessa

    Schema dello scenario: le domande contate
      Data una domanda di Anna Bianchi presentata il 12/05/2026 con questi passi:
        | passo        | comincia   | finisce |
        | Ricevibilità | 16/10/2026 |         |
      E "<domande>" domande del 2025 che hanno superato la ricevibilità, metà entro 38 giorni e 21 su cento oltre 60
      Quando Anna Bianchi apre la pagina della domanda
      Allora di quanto dura di solito la pagina dice "<frase>"

      @PRAT-05 @http
      Esempi:
        | domande | frase                                                                                  |
        | 12480   | È ciò che è successo in 12.480 domande della campagna 2025. Non è una promessa.        |
        | 29      |                                                                                        |

  Regola: Una domanda di un'altra azienda risponde come una che non c'è

    @PRAT-01 @ROUTE-20 @http
    Esempio: un indirizzo copiato da un'altra azienda
      Data una domanda di Anna Bianchi presentata il 12/05/2026 con questi passi:
        | passo        | comincia   | finisce |
        | Ricevibilità | 13/05/2026 |         |
      Quando Anna Bianchi apre la pagina di una domanda che non è della sua azienda
      Allora la pagina risponde che quella domanda non c'è

  Regola: Una domanda dice quali documenti ha, e ognuno si apre come PDF

    @PRAT-08 @http
    Esempio: la richiesta con cui è stato chiesto un documento
      Data una domanda di Anna Bianchi presentata il 12/05/2026 con questi passi:
        | passo        | comincia   | finisce |
        | Ricevibilità | 13/05/2026 |         |
      E la domanda ha il documento "Richiesta di documenti" del 19/11/2026
      Quando Anna Bianchi apre la pagina della domanda
      Allora i documenti della domanda sono "Richiesta di documenti"
