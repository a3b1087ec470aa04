# language: it
Funzionalità: Scegliere il ruolo e l'azienda
  Chi entra deve arrivare subito alla scrivania giusta, per l'azienda giusta,
  e deve rispondere solo alle domande che servono davvero.

  Regola: Il tipo di utente decide in quale veste si entra
    AGRI e AGRI-IST sono agricoltori, CAA è operatore di un centro di assistenza,
    AGRI-CAA può essere l'uno o l'altro. Ogni altro tipo resta fuori.

    @SES-03 @SES-04 @SES-07 @SES-08 @SES-09 @SES-11
    Schema dello scenario: il primo accesso di <persona> (<tipo>)
      Quando <persona> accede al portale
      Allora vede <schermata>
      E il portale la considera <veste>

      Esempi:
        | persona         | tipo        | schermata                    | veste               |
        | Anna Bianchi    | AGRI        | la scrivania                 | agricoltore         |
        | Marco Rinaldi   | AGRI        | la scelta dell'azienda       | agricoltore         |
        | Giulia Ferri    | AGRI-IST    | la scelta dell'azienda       | agricoltore         |
        | Niccolò De Luca | AGRI-CAA    | la scelta del ruolo          | ancora senza ruolo  |
        | Paola Verdi     | CAA         | la scrivania CAA             | operatore CAA       |
        | Dario Longo     | sconosciuto | il messaggio "Accesso negato" | senza diritti       |

  Regola: L'operatore CAA lavora per gli uffici della sua convenzione, non per aziende proprie
    Il portale non gli chiede un'azienda e non gli nega l'accesso se l'elenco delle aziende è
    vuoto. Gli serve invece una convenzione con almeno un ufficio. Nostra interpretazione: l'accesso è
    negato a chi non ha una convenzione, non a chi trova un servizio guasto; solo una risposta chiara
    chiude la porta.

    @SES-03 @percorso
    Esempio: nessuna scelta e nessun elenco di aziende
      Quando Paola Verdi accede al portale
      Allora vede la scrivania CAA
      E non ha alcuna azienda da scegliere

    @SES-03
    Esempio: l'elenco delle aziende che non arriva non lo riguarda
      Dato che l'elenco delle aziende non arriva
      Quando Paola Verdi accede al portale
      Allora vede la scrivania CAA

    @SES-22 @percorso
    Esempio: senza convenzione l'accesso è negato
      Quando Bruno Galli accede al portale
      Allora vede il messaggio "Accesso negato"

    @SES-03 @interpretazione
    Esempio: se la convenzione non si può chiedere, si entra lo stesso
      Dato che la convenzione non arriva
      Quando Paola Verdi accede al portale
      Allora vede la scrivania CAA

  Regola: Chi può avere due ruoli sceglie una volta per accesso
    La scelta resta finché la persona non esce; dopo l'uscita si chiede di nuovo. Nostre
    interpretazioni, perché la specifica tace: chi sceglie CAA vale in tutto come un operatore CAA,
    quindi non sceglie un'azienda e ha bisogno di una convenzione; chi sceglie Agricoltore e non ha
    aziende vale come un agricoltore senza fascicolo, e per riprovare come CAA esce e rientra.

    @SES-04 @percorso
    Esempio: la scelta non si ripete dopo un ricaricamento
      Dato che Niccolò De Luca ha fatto l'accesso
      Quando sceglie il ruolo CAA
      E ricarica la pagina
      Allora vede la scrivania CAA

    @SES-04 @SES-06 @interpretazione @percorso
    Esempio: chi ha due ruoli passa dall'uno all'altro senza uscire, e la scelta resta
      Dato che Niccolò De Luca ha fatto l'accesso
      E ha scelto il ruolo CAA
      Quando passa all'altro ruolo
      Allora vede la scelta dell'azienda
      Quando sceglie l'azienda "Limoneto del Golfo Società Agricola"
      E passa all'altro ruolo
      E ricarica la pagina
      Allora vede la scrivania CAA

    @SES-04 @percorso
    Esempio: dopo l'uscita la domanda torna
      Dato che Niccolò De Luca ha fatto l'accesso
      E ha scelto il ruolo CAA
      Quando esce
      E Niccolò De Luca accede al portale
      Allora vede la scelta del ruolo

    @SES-20 @interpretazione @percorso
    Esempio: chi sceglie CAA non deve scegliere un'azienda
      Dato che Niccolò De Luca ha fatto l'accesso
      Quando sceglie il ruolo CAA
      Allora vede la scrivania CAA
      E non ha alcuna azienda da scegliere

    @SES-06 @percorso
    Esempio: chi sceglie Agricoltore e ha più aziende sceglie anche l'azienda
      Dato che Niccolò De Luca ha fatto l'accesso
      Quando sceglie il ruolo Agricoltore
      Allora vede la scelta dell'azienda

    @SES-21 @interpretazione @percorso
    Esempio: chi sceglie Agricoltore e non ha aziende resta fuori
      Dato che Sara Conti ha fatto l'accesso
      Quando sceglie il ruolo Agricoltore
      Allora vede il messaggio "Accesso negato"

    @SES-22 @interpretazione
    Esempio: chi sceglie CAA senza una convenzione resta fuori
      Dato che Niccolò De Luca non ha più una convenzione
      E che Niccolò De Luca ha fatto l'accesso
      Quando sceglie il ruolo CAA
      Allora vede il messaggio "Accesso negato"

  Regola: Con una sola azienda non si chiede nulla
    Per AGRI e AGRI-IST l'unica azienda diventa anche la principale; per AGRI-CAA è soltanto selezionata.

    @SES-09 @percorso
    Esempio: un'agricoltrice con una sola azienda
      Quando Anna Bianchi accede al portale
      Allora lavora sull'azienda "Azienda agricola Bianchi Anna"
      E la sua azienda principale è "Azienda agricola Bianchi Anna"

    @SES-05
    Esempio: chi ha due ruoli e una sola azienda
      Dato che Niccolò De Luca ha soltanto l'azienda "Limoneto del Golfo Società Agricola"
      E che Niccolò De Luca ha fatto l'accesso
      Quando sceglie il ruolo Agricoltore
      Allora lavora sull'azienda "Limoneto del Golfo Società Agricola"
      E non ha un'azienda principale

    @SES-05
    Esempio: chi ha due ruoli e una sola azienda, che era già la principale
      Dato che Niccolò De Luca ha soltanto l'azienda "Limoneto del Golfo Società Agricola"
      E che l'azienda principale di Niccolò De Luca è "Limoneto del Golfo Società Agricola"
      E che Niccolò De Luca ha fatto l'accesso
      Quando sceglie il ruolo Agricoltore
      Allora lavora sull'azienda "Limoneto del Golfo Società Agricola"
      E la sua azienda principale è "Limoneto del Golfo Società Agricola"

  Regola: Con più aziende si chiede la prima volta, o quando manca una principale valida
    "Prima volta" significa che su questo computer la domanda non ha mai avuto risposta: l'uscita
    non la cancella. Una principale che non è più nell'elenco si dimentica.

    @SES-08 @SES-12
    Schema dello scenario: Marco Rinaldi, sei aziende
      Dato che Marco Rinaldi ha <risposto> alla scelta dell'azienda
      E che l'azienda principale di Marco Rinaldi è "<principale>"
      Quando Marco Rinaldi accede al portale
      Allora vede <schermata>

      Esempi:
        | risposto     | principale                     | schermata              |
        | mai risposto | nessuna                        | la scelta dell'azienda |
        | mai risposto | Pascoli Alti Società Agricola  | la scelta dell'azienda |
        | già risposto | nessuna                        | la scelta dell'azienda |
        | già risposto | Pascoli Alti Società Agricola  | la scrivania           |
        | già risposto | Istituto Agrario Valle Verde   | la scelta dell'azienda |

    @SES-08
    Esempio: la principale si apre da sola
      Dato che Marco Rinaldi ha già risposto alla scelta dell'azienda
      E che l'azienda principale di Marco Rinaldi è "Pascoli Alti Società Agricola"
      Quando Marco Rinaldi accede al portale
      Allora lavora sull'azienda "Pascoli Alti Società Agricola"

    @SES-12
    Esempio: la principale di un'altra persona si dimentica
      Dato che Marco Rinaldi ha già risposto alla scelta dell'azienda
      E che l'azienda principale di Marco Rinaldi è "Istituto Agrario Valle Verde"
      Quando Marco Rinaldi accede al portale
      Allora non ha un'azienda principale

    @SES-06
    Esempio: chi ha già scelto il ruolo ritrova la principale senza altre domande
      Dato che in questo accesso Niccolò De Luca ha già scelto il ruolo Agricoltore
      E che l'azienda principale di Niccolò De Luca è "Limoneto del Golfo Società Agricola"
      Quando Niccolò De Luca accede al portale
      Allora lavora sull'azienda "Limoneto del Golfo Società Agricola"

    @SES-08 @percorso
    Esempio: l'uscita non fa tornare la domanda a chi ha una principale
      Dato che Marco Rinaldi ha fatto l'accesso
      E ha scelto l'azienda "Pascoli Alti Società Agricola" come principale
      Quando esce
      E Marco Rinaldi accede al portale
      Allora lavora sull'azienda "Pascoli Alti Società Agricola"

  Regola: La scelta seleziona l'azienda, e la fissa solo se la persona lo vuole

    @SES-13 @percorso
    Esempio: scelta per questo accesso
      Dato che Marco Rinaldi ha fatto l'accesso
      Quando sceglie l'azienda "Pascoli Alti Società Agricola"
      Allora lavora sull'azienda "Pascoli Alti Società Agricola"
      E non ha un'azienda principale

    @SES-13 @percorso
    Esempio: scelta come principale
      Dato che Marco Rinaldi ha fatto l'accesso
      Quando sceglie l'azienda "Pascoli Alti Società Agricola" come principale
      Allora lavora sull'azienda "Pascoli Alti Società Agricola"
      E la sua azienda principale è "Pascoli Alti Società Agricola"

    @SES-13 @percorso
    Esempio: lo spillo del menu seleziona e fissa insieme
      Dato che Marco Rinaldi ha fatto l'accesso
      E ha scelto l'azienda "Pascoli Alti Società Agricola" come principale
      Quando fissa nel menu l'azienda "Orti di Ponente Società Agricola"
      Allora lavora sull'azienda "Orti di Ponente Società Agricola"
      E la sua azienda principale è "Orti di Ponente Società Agricola"

    @SES-13
    Esempio: l'azienda di un altro non si può scegliere
      Dato che Marco Rinaldi ha fatto l'accesso
      Quando sceglie l'azienda "Istituto Agrario Valle Verde"
      Allora la scelta è rifiutata
      E vede la scelta dell'azienda

  Regola: Chi non ha un fascicolo presso gli organismi pagatori non entra

    @SES-10 @percorso
    Esempio: un agricoltore senza aziende
      Quando Ivo Rossi accede al portale
      Allora vede il messaggio "Accesso negato"

    @SES-11 @percorso
    Esempio: un tipo di utente sconosciuto
      Quando Dario Longo accede al portale
      Allora vede il messaggio "Accesso negato"

    @SES-10
    Esempio: chi è stato respinto può sempre uscire
      Dato che Ivo Rossi ha fatto l'accesso
      Quando esce verso la pagina iniziale
      Allora il fornitore di accesso lo porta alla pagina iniziale

  Regola: Un ricaricamento non fa ricominciare da capo
    Nello stesso accesso l'azienda selezionata resta, se è ancora tra quelle della persona, e nessuna
    domanda si ripete. La specifica parla solo della principale: che resti anche una semplice selezione
    è una nostra interpretazione.

    @SES-27 @interpretazione @percorso
    Esempio: l'azienda scelta resta dopo il ricaricamento
      Dato che Marco Rinaldi ha fatto l'accesso
      E ha scelto l'azienda "Pascoli Alti Società Agricola"
      Quando ricarica la pagina
      Allora lavora sull'azienda "Pascoli Alti Società Agricola"

    @SES-27
    Esempio: resta anche se la principale è un'altra
      Dato che Marco Rinaldi ha fatto l'accesso
      E ha scelto l'azienda "Pascoli Alti Società Agricola" come principale
      E ha scelto l'azienda "Orti di Ponente Società Agricola"
      Quando ricarica la pagina
      Allora lavora sull'azienda "Orti di Ponente Società Agricola"

    @SES-27 @SES-12
    Esempio: un'azienda persa nel frattempo si richiede
      Dato che Marco Rinaldi ha fatto l'accesso
      E ha scelto l'azienda "Pascoli Alti Società Agricola"
      Quando Marco Rinaldi non ha più l'azienda "Pascoli Alti Società Agricola"
      E ricarica la pagina
      Allora vede la scelta dell'azienda

  Regola: Accanto al nome di ogni azienda si legge come sta
    Chi ne ha più d'una sceglie sapendo dove serve: che cosa c'è da fare e quanto ferma, il termine più vicino, che tutto è in ordine,
    o che il mandato è chiuso. Di ciò che non è noto non si dice nulla, e mai che è in ordine.

    @SES-30 @interpretazione
    Schema dello scenario: <situazione>
      Dato che per un'azienda <situazione>
      Allora accanto al nome si legge "<stato>" e "<di più>", in <colore>

      Esempi:
        | situazione                                                 | stato             | di più             | colore  |
        | ci sono 3 cose da fare, 1 scaduta, che fermano 19.482,82 € | 3 cose da fare    | fermi 19.482,82 €  | rosso   |
        | ci sono 1 cose da fare, la più vicina fra 10 giorni        | Mancano 10 giorni | 1 cosa da fare     | giallo  |
        | ci sono 2 cose da fare, senza un termine                   | 2 cose da fare    |                    | azzurro |
        | non c'è nulla da fare                                      | Tutto in ordine   |                    | verde   |
        | il mandato è chiuso                                        | Mandato chiuso    |                    | grigio  |

    @SES-30 @interpretazione
    Esempio: non è noto come sta
      Dato che di un'azienda non è noto come sta
      Allora accanto al nome non si legge nulla

    @SES-30 @http @dati-dimostrativi
    Esempio: tutte le aziende di Marco Rinaldi con una sola domanda
      Quando si chiede come stanno le aziende di Marco Rinaldi
      Allora si sa come sta "Cooperativa Olivicola Valle Chiara", che ha qualcosa di scaduto
      E non si dice nulla di un'azienda che non è sua
