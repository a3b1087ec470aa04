# language: it
Funzionalità: Lavorare per molti produttori da un centro di assistenza
  Chi ha migliaia di clienti vede di ciascuno che cosa è fermo, e scrive a molti in una volta sola senza che nessuno
  legga qualcosa di un altro.

  Regola: Lo stato di un fascicolo è uno solo, e una validazione scaduta non è mai verde
    La validazione vale quanto la sua scheda: finita la scheda, lo stato è "Validato, scheda scaduta", nell'elenco, nella
    testata e nel fascicolo. L'ultimo giorno della scheda vale ancora.

    @STATO-01
    Schema dello scenario: la scheda finisce il <giorno>
      Dato che in Italia sono le 09:00 del 25/11/2026
      Quando si guarda un fascicolo "VALIDATO" con la scheda che finisce il <giorno>
      Allora lo stato si legge "<stato>", <come>

      Esempi:
        | giorno     | stato                    | come  |
        | 24/11/2026 | Validato, scheda scaduta | rosso |
        | 25/11/2026 | Validato                 | verde |
        | 15/10/2027 | Validato                 | verde |

  Regola: Di un produttore si legge che cosa fare, da ciò che ferma di più
    Le righe dicono la somma che ciascuna cosa ferma; quella in cima conta ogni pagamento una volta. Ciò che non ferma
    nulla viene per ultimo, e ciò che non è noto si dice.

    @CAAP-01
    Esempio: due cose che fermano somme, e una che non ne ferma
      Dato che in Italia sono le 09:00 del 25/11/2026
      E un produttore con il documento scaduto che ferma 10,00 € e la scheda scaduta che ferma 74.900,00 €
      Quando l'operatore apre il produttore
      Allora in cima al produttore legge "74.910,00 € in 2 pagamenti fermi per 2 motivi."
      E le cose da fare sono, in quest'ordine:
        | Valida e firma la scheda               | 74.900,00 €     |
        | Rinnova il documento di riconoscimento | 10,00 €         |
        | Segui la restituzione di una somma     | Non ferma somme |

  Regola: Un messaggio a molti arriva nella casella di ciascuno, con i soli dati suoi
    Interpretazione: il portale non cambia i dati di nessuna azienda; un messaggio è una notifica. I posti del testo li
    riempie il servizio, produttore per produttore; una frase con un dato che non c'è non parte.

    @CAAM-01 @CAAM-02 @CAAM-03 @http @dati-dimostrativi
    Esempio: due produttori del centro, e uno di un altro
      Quando Paola Verdi scrive "Il documento di {nome dell’azienda} {scadenza}. Passa da {ufficio}." a "azienda-7k2m", "azienda-2p6x" e "azienda-1n5k"
      Allora il messaggio è inviato a "azienda-7k2m" e "azienda-2p6x"
      E non è inviato a "azienda-1n5k", il cui mandato non è dei suoi uffici
      E Anna Bianchi legge nella sua casella "Azienda agricola Bianchi Anna" e non "Pascoli"

    @CAAM-05 @http @dati-dimostrativi
    Esempio: lo stesso messaggio mandato due volte
      Quando Paola Verdi manda due volte, con la stessa chiave, "Passa in ufficio quando puoi: dobbiamo parlare." a "azienda-7k2m"
      Allora Anna Bianchi ne trova uno solo nella sua casella

    @CAAM-02
    Schema dello scenario: un testo con un posto che non c'è
      Quando l'operatore scrive "<testo>"
      Allora il portale dice "<frase>"

      Esempi:
        | testo                             | frase                                                      |
        | Il conto {iban} è da controllare. | {iban} non è un posto da riempire: scegline uno qui sotto. |
        | Passa.                            | Scrivi almeno 20 caratteri.                                |

    @CAAM-04
    Esempio: quanti se ne possono inviare
      Quando l'operatore ha inviato 100 messaggi nell'ultimo minuto e ne scrive un altro
      Allora il portale dice "Hai inviato molti messaggi in poco tempo: riprova tra un minuto."

  Regola: Dalla tastiera si cerca, si cambia riga, si sceglie e si apre
    Mai dentro un campo; ogni tasto si può spegnere.

    @CAAK-02
    Schema dello scenario: <tasto> <dove>
      Quando l'operatore preme "<tasto>" <dove>
      Allora <che cosa>

      Esempi:
        | tasto     | dove         | che cosa             |
        | /         | nella pagina | va alla ricerca      |
        | /         | in un campo  | non succede nulla    |
        | ArrowDown | in una riga  | passa alla riga dopo |
        | Enter     | in una riga  | apre la riga         |
