-- expand: whether a service can be used is said by its editors. What stood here before had no such word, and was shown as active.
update content set payload = jsonb_set(payload, '{item,service}', '{"status": "Attivo"}')
where type = 'services' and payload #> '{item,service}' is null;
