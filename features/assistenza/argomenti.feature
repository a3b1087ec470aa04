# language: it
Funzionalità: Domande frequenti e link utili, per argomento
  Chi cerca una risposta comincia da ciò di cui si parla, e non dalle ultime arrivate.

  Regola: Gli argomenti stanno accanto all'elenco, e ognuno dice quante voci ha
    Un argomento senza voci non si mostra, a meno che sia quello scelto.

    @PAGE-70
    Esempio: tre argomenti, dei quali uno senza domande
      Dato che le domande frequenti hanno gli argomenti
        | Pagamenti | 3 |
        | Debiti    | 0 |
        | App       | 2 |
      Quando un visitatore apre le domande frequenti
      Allora gli argomenti sono "Tutti, Pagamenti, App"
      E l'argomento scelto è "Tutti"

  Regola: Un argomento ne lascia vedere uno solo, con le parole già scritte

    @PAGE-70
    Esempio: da un argomento all'altro
      Dato che le domande frequenti hanno gli argomenti
        | Pagamenti | 3 |
        | App       | 2 |
      Quando un visitatore cerca "iban" nelle domande sull'argomento "Pagamenti"
      Allora l'argomento scelto è "Pagamenti"
      E l'argomento "App" porta a "search=iban&categories=App"
